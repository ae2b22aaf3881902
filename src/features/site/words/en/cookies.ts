/** The cookie policy in English, a part of the legal pages: whoever lets a browser keep something says so here. */
import { town } from '#market/town/town.ts';

export const cookies = {
  title: 'Cookie policy',
  description: `The four cookies of ${town.brand} and everything else your browser keeps for it. No advertising, no tracking.`,
  lead: 'Four cookies, all needed for what you ask us to do. None for advertising, none for tracking, so there is no banner to click away.',
  table: {
    caption: 'What your browser keeps',
    head: ['Name', 'Where', 'What for', 'How long'],
    rows: [
      [
        'session',
        'Cookie, HttpOnly',
        'Keeps you signed in. It holds a random token; scripts can’t read it. Over https its name is __Host-session.',
        '30 days, or until you sign out',
      ],
      [
        'signed-in',
        'Cookie',
        'Says that there may be a session, and nothing of whose, so that pages ask only then who is signed in.',
        '30 days, or until you sign out',
      ],
      ['device', 'Cookie, HttpOnly', 'A random, signed name by which we know this browser again.', '400 days'],
      ['language', 'Cookie', 'English or Spanish, so that the first page arrives in your language.', '1 year'],
      ['language', 'Local storage', 'The same choice, for this browser.', 'Until you clear it'],
      ['desk-seen', 'Local storage', 'How much waited at the desk when you last looked.', 'Until you clear it'],
      ['desk-keys', 'Local storage', 'Whether the keys of the desk are switched off.', 'Until you clear it'],
      ['theme', 'Local storage', 'Day or night colours, if you chose them.', 'Until you clear it'],
      ['film', 'Local storage', 'Whether you paused or played the film, if you did.', 'Until you clear it'],
      [
        'been-in',
        'Local storage',
        'That somebody has signed in with this browser before, and nothing of whom, so that an order leads to signing in and not to a new account.',
        'Until you clear it',
      ],
      [
        'user',
        'Local storage',
        'Your account’s number, your name, username, phone, email, account type and role, so that pages can greet you. The server does not rely on it.',
        'Until you sign out',
      ],
      [
        'saved',
        'Local storage',
        'Which listings you saved and when, and the number of your account if you have one.',
        'Until you remove them or sign out',
      ],
      [
        'tickets',
        'Cache storage',
        'Once you have opened your dashboard: what you have booked and have still ahead, with when and where, the way in, your codes, the phone of whoever rents it to you and what comes back if you cancel, so that it can be read without network; and the tickets you looked at, with their pages. Its name carries the number of your account; that of a friend’s link carries none.',
        'Until it is over and you come back, you sign out, or somebody else signs in; what a link opened, until you clear it or it is taken back',
      ],
      [
        'link-key',
        'Local storage',
        'The key of a ticket that you were given, or of an invitation to a team, while you sign in for it, so that it stands in no address.',
        'Until it is used; after an hour it opens nothing',
      ],
      [
        'drafts',
        'Session storage',
        'What you have typed into a form and not sent, so that neither a reload nor a session that ended loses it. No passwords and no cards.',
        'Until it is sent, you sign out or the tab is closed',
      ],
      [
        'search-to-save',
        'Session storage',
        'The search you pressed Save on before you signed in, so that it is saved when you are back.',
        'Until you are back with it, or the tab is closed',
      ],
      [
        'submission-draft',
        'Session storage',
        'A listing you have begun to write, so that a reload does not lose it.',
        'Until it is sent or the tab is closed',
      ],
      [
        'tsr-scroll-restoration-v1_3',
        'Session storage',
        'Where you had scrolled to, for the way back.',
        'Until the tab is closed',
      ],
    ],
  },
  sections: [
    {
      id: 'consent',
      title: 'Why we don’t ask',
      body: [
        'The law asks for consent to cookies that are not needed. Ours are: two keep you signed in, one tells your browser from a stranger’s when somebody signs in to your account, one remembers the language you chose. There is nothing to refuse.',
      ],
    },
    {
      id: 'others',
      title: 'Cookies of others',
      body: [
        'We embed no advertising, no analytics and no social networks.',
        'Where cards are taken through Stripe, the card fields of the checkout come from Stripe’s own server, and Stripe sets two cookies on this site with them, needed to prevent fraud: __stripe_mid, for a year, and __stripe_sid, for 30 minutes. On its own site it may set more; its cookie policy names them. No other page loads anything of Stripe, and a checkout that shows test cards loads nothing of it either.',
        'A map or a picture of a listing may come from another server, which then sees your network address, as with any picture on the web. It learns nothing else from us.',
      ],
    },
    {
      id: 'clear',
      title: 'How to clear them',
      body: [
        'Signing out ends the session and removes what is stored under “user”, and your bookings and tickets. Everything else goes when you clear the data of this site in your browser’s settings. Without cookies you can look at everything; to book you need the session.',
      ],
    },
  ],
} as const;
