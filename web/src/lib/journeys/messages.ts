import companion from "../../../../src/waybread/texts/en/companion.json";
import journeys from "../../../../src/waybread/texts/en/journeys.json";
import lists from "../../../../src/waybread/texts/en/lists.json";
import choices from "../../../../src/waybread/texts/en/choices.json";
import { addMessages } from "../texts/texts";

/** The messages of Journeys, in both modes. */
for (const each of [choices, lists, journeys, companion]) addMessages(each);
