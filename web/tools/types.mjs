// Types for TypeScript from what the server says of itself; run by `npm run types`, kept in the repository.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const head = "/* Made by `npm run types` from web/schema; not to be edited. */\n";
const schema = JSON.parse(await readFile("schema/protocol.json", "utf8"));
const protocol = await compile(schema, "Protocol", { bannerComment: head, additionalProperties: false });
await writeFile("src/protocol/messages.ts", protocol);
const http = astToString(await openapi(JSON.parse(await readFile("schema/openapi.json", "utf8"))));
await writeFile("src/protocol/http.ts", head + http);
