/** An address of the web as people type it, whole: `www.bar.es` is printed on their cards, and nobody says https:// aloud. */
export const typedLink = (text: string): string =>
  /^[^\s:/@.]+(\.[^\s:/@.]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text;
