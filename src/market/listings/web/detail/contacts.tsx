import { shownPhone } from '#kit/shared/shown-phone.ts';
import { mailLink, phoneLink, shownLink } from '#kit/web/links.ts';
import { Breakable } from '#kit/web/ui/breakable.tsx';
import { Facts } from './detail-page.tsx';

type Contact = { readonly label: string; readonly value: string } | null | '' | undefined;

/** How to reach somebody: phone, mail, and a site that gains nothing by being linked from here. */
export function Contacts({ phone, email, website }: { phone?: Contact; email?: Contact; website?: Contact }) {
  return (
    <Facts
      items={[
        ...(phone
          ? [{ label: phone.label, value: <a href={phoneLink(phone.value)}>{shownPhone(phone.value)}</a> }]
          : []),
        ...(email
          ? [
              {
                label: email.label,
                value: (
                  <a href={mailLink(email.value)}>
                    <Breakable>{email.value}</Breakable>
                  </a>
                ),
              },
            ]
          : []),
        ...(website
          ? [
              {
                label: website.label,
                value: (
                  <a href={website.value} target="_blank" rel="nofollow noopener noreferrer">
                    {shownLink(website.value)}
                  </a>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
