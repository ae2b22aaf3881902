/** What is seldom done with something in a list stands behind one button (decision 0213). */
import type { Locator } from '@playwright/test';

/** Presses something behind "More" in a row. */
export async function pressMore(row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: /^(?:More|Más)$/ }).click();
  await row.getByRole('button', { name, exact: true }).click();
}
