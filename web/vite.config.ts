import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/waybread/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } } },
  // one page for all files: a new one for each took five times as long as the tests
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], isolate: false },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
