import { shownPhone } from '#kit/shared/shown-phone.ts';
import { Breakable } from '../ui/breakable.tsx';
import { mailLink, phoneLink, shownLink } from '../links.ts';

/** Writes to somebody. */
export function MailLink({ to }: { readonly to: string }) {
  return (
    <a href={mailLink(to)}>
      <Breakable>{to}</Breakable>
    </a>
  );
}

/** Calls somebody. */
export function PhoneLink({ to }: { readonly to: string }) {
  return <a href={phoneLink(to)}>{shownPhone(to)}</a>;
}

/** A link somebody gave, without its beginning; it opens beside the desk and learns nothing of it. */
export function WebLink({ href }: { readonly href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      <Breakable>{shownLink(href)}</Breakable>
    </a>
  );
}
