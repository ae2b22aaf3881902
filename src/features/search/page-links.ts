/** Which page links are shown: the first, the last and those around this one; 0 stands for a gap. */
export function pageLinks(page: number, pages: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 1 ? [0, one] : [one];
  });
}
