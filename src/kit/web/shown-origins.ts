import { useRouter } from '@tanstack/react-router';

/** From where pages may show pictures that people link to: as the page's policy says it, parted by blanks. */
type Shown = { readonly imageOrigins?: string | undefined };

/** Whether the policy of this page lets a picture through; one that it refuses would stand there broken. */
export function useIsShown(): (link: string) => boolean {
  const { imageOrigins = '' } = useRouter().options.context as Shown;
  return (link) => isFrom(link, imageOrigins.split(' ').filter(Boolean));
}

/** `https://*.photos.example` names every name below it, and not itself, as in a policy. */
export function isFrom(link: string, origins: readonly string[]): boolean {
  const { origin } = new URL(link);
  return origins.some((one) => {
    const [start = '', end] = one.split('*');
    return end === undefined ? origin === start : origin.startsWith(start) && origin.endsWith(end);
  });
}
