// Types for TypeScript from what the server says of itself; run by `npm run types`, kept in the repository.
// With --check nothing is written: it fails if what is kept is not what would be made.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const head = "/* Made by `npm run types` from web/schema; not to be edited. */\n";
// json-schema-to-typescript knows the places of tuples by their older name
const renamed = (_, value) => (value?.prefixItems ? { ...value, items: value.prefixItems } : value);
const schema = JSON.parse(await readFile("schema/protocol.json", "utf8"), renamed);
const protocol = await compile(schema, "Protocol", { bannerComment: head, additionalProperties: false });
// what has a default need not be sent; what is answered is there, as the description says
const http = astToString(await openapi(JSON.parse(await readFile("schema/openapi.json", "utf8")), { defaultNonNullable: false }));

for (const [file, text] of [["src/protocol/messages.ts", protocol], ["src/protocol/http.ts", head + http]]) {
  if (!process.argv.includes("--check")) await writeFile(file, text);
  else if ((await readFile(file, "utf8")) !== text) {
    console.error(`${file} is not what the server says of itself: run 'npm run types'.`);
    process.exitCode = 1;
  }
}
