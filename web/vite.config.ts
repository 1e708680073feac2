import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const TEXTS = /\.(css|html|js|json|svg)$/;
const ENCODERS = { ".br": promisify(brotliCompress), ".gz": promisify(gzip) };

/** Write compressed copies beside every text of the build, where they are smaller; the server sends them instead. */
const compressed: Plugin = {
  name: "compressed",
  async writeBundle({ dir = "" }) {
    const texts = (await readdir(dir, { recursive: true })).filter((each) => TEXTS.test(each)).map((each) => join(dir, each));
    await Promise.all(
      texts.map(async (file) => {
        const text = await readFile(file);
        for (const [ending, encode] of Object.entries(ENCODERS)) {
          const copy = await encode(text);
          if (copy.length < text.length) await writeFile(file + ending, copy);
        }
      }),
    );
  },
};

export default defineConfig({
  plugins: [svelte(), compressed],
  build: {
    outDir: "../src/waybread/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } } },
  // tests read the tokens; one page for all files: a new one for each took five times as long as the tests
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], isolate: false, css: { include: /look/ } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
