/** What the document of all calls says of the house. */
import { town } from '#market/town/town.ts';

/** `origin` is the address visitors use, `cookie` the name of the session's cookie. */
export const apiInfo = (origin: string, cookie: string) => ({
  title: `${town.brand} API`,
  description: `Events, rentals, places and jobs in ${town.name}: every call that the pages of ${town.brand} make. \`lang\`, or else Accept-Language, says the language of texts and of problems’ titles.`,
  origin,
  contact: { name: town.brand, url: `${origin}/contact-us`, email: town.emails.help },
  license: { name: 'Terms of service', url: `${origin}/terms-of-service` },
  cookie,
});
