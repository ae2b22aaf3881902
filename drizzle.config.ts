import { defineConfig } from 'drizzle-kit';

/** `npm run migrations` compares every room's table.ts with the migrations so far and writes the difference. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/table.ts',
  out: './migrations',
  casing: 'snake_case',
});
