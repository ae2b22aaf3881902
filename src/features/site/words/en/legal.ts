/**
 * The legal pages in English: true for what this product does. Whoever changes what is stored, for how long or who
 * sees it changes these words too; words/es/legal.ts has the same shape.
 */
import { minReturnHours, returnDays } from '#features/events/moves.ts';
import { town } from '#market/town/town.ts';
import { cookies } from './cookies.ts';
import { retentionTable } from './retention.ts';

const { name, emails, address, phones, promises } = town;
const refunds = `${promises.refundBusinessDays.from}–${promises.refundBusinessDays.to}`;
const company = `${town.brand}, ${address.street}, ${address.postalCode} ${name}, Spain; ${emails.privacy}; ${phones.desk.replaceAll(' ', '\u00A0')}`;

export const words = {
  updated: 'Last updated: December 2024',
  termsUpdated: 'Version of',
  kicker: 'Small print',
  back: 'Back to home',
  contents: 'On this page',
  questions: 'Questions?',
  questionsText: 'A person reads what you write.',
  contact: 'Contact us',
  help: 'Help center',
  privacyLink: 'Privacy policy',
  privacy: {
    title: 'Privacy policy',
    description: `What ${town.brand} stores about you, where, for how long, who may see it, and how to get it deleted.`,
    lead: 'What we store, for how long, who may see it, and how you get it deleted. We sell nothing of it, and nobody follows you here.',
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        body: [
          `${company}. We are the controller of the data described here (General Data Protection Regulation, GDPR).`,
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        body: [
          'When you sign up we store:',
          [
            'your username, full name and phone number, and an email address if you give one; whether you came as a traveller or as a business, and the day you signed up;',
            'your password only as an argon2id hash: nobody, not even we, can read it;',
            'for each browser in which you are signed in, the hash of its session, what the browser and its system are called, when you came in and were last here, and the day it ends, but not where you were;',
            'the devices on which you have signed in, by a random name that only your browser knows: so a stranger who guesses passwords can’t shut you out, and we write to you when there is a new one; for a second step of signing in, if you want one: the sealed secret of your app, the public half of your passkeys, and the hashes of your recovery codes.',
          ],
          'We need this to keep the contract between you and us. In the community pages we also store which offers you asked to join, since when, and when we wrote to you about a chat of them; such a chat is elsewhere, with a provider whose name you read before you go, and under Saved which listings you keep and since when. When you ask us to tell you of places at a sold-out event, we store how many you want, since when, and when we wrote to you; it goes when you buy, take it back, have missed the last of our emails, or when the event is over. Its organiser sees how many wait, and not who. When you save a search, we store what it asks, since when, how far you have seen and been told what is new in it, and whether you want emails about it; we write at most once a day, only where you switched it on, until you switch it off.',
        ],
      },
      {
        id: 'orders',
        title: 'Bookings and payments',
        body: [
          'For each order we store what you booked, for how many people, the amount, its status, its dates, and the codes of your tickets. When you give a ticket to a friend, we store since when, a hash of the key of its link and, if you write one, the friend’s name. Whoever has the link sees that ticket and nothing of you. When you keep a ticket that you were given in your account, we store that and since when; whoever gave it to you hears that it is kept, and nothing of you, and you hear nothing of them. We write to you when its event is moved or called off, when its organiser writes to everybody with a ticket, when it opens no door for a while or any more, and, once you were let in with it, to ask how the night was; it stands in the calendar that you make of your bookings.',
          'Card payments are made through a card payment provider. Your card’s data goes to the provider and never reaches us; we store the provider’s number of the payment, its amount and its state. In test mode a sandbox stands in for the provider: it takes only published test numbers, stores no number, and no money moves. Never type a real card there.',
          'A plan that renews is charged to the card you last paid it with. The provider keeps that card, under a number without your name, and tells us its last four digits when you look at your dashboard. When you delete your account we have the provider forget it.',
        ],
      },
      {
        id: 'forms',
        title: 'What you write to us',
        body: [
          'Messages, issue reports, holiday requests, proposed listings, business inquiries and advertising inquiries are stored as you sent them, with the names, phone numbers and email addresses you gave, the language of the page and the time. We use them to answer you.',
          'When you report something we store what it is, what it said at that moment, your reason and your words, and your account, or the name and the email address you gave; our desk decides by it and answers you. Moderators are not shown who you are, and whose it is never is. Of what was taken down of yours we store the decision and what you objected. The Digital Services Act obliges us to (Regulation (EU) 2022/2065, articles 16 and 17).',
          'An application for a job is stored for you, for the desk and for the employer of that job, who gets it by mail: name, email, phone if you give it, languages, first day and message.',
          'Contact details in them are never shown on public pages. When a proposed listing is approved, its title, description, category, place and price are published; your contact details are not.',
        ],
      },
      {
        id: 'technical',
        title: 'Technical data',
        body: [
          'Our server logs say when which path was asked for, what the answer was and how long it took. They hold no name, phone number, email address, network address or card.',
          'Against abuse the server counts calls by network address, tries of a password by phone number, browser or session, and letters by email address. What it counts by is stored as a hash and forgotten within minutes or hours, at most within a day. A hold that is not paid yet keeps such a hash of the network address it was asked from, until it is paid or let go.',
          'There is no advertising, no analytics service and no tracking. What your browser keeps is listed in the cookie policy.',
        ],
      },
      {
        id: 'who-sees',
        title: 'Who may see it',
        body: [
          [
            'You: your account and your bookings, on your dashboard.',
            `Our desk in ${name}: the people who answer messages, review listings and plan holidays, after signing in as administrators; moderators, who review listings, proposals and reports, see those alone.`,
            'Whoever sells what you book, an organiser or an owner, with the people they have named for it: your name, what you booked and what you write to them about it; of a rental also your phone, once it is booked. At the door of an event your name finds your ticket, on its night, and the name that you wrote of a friend finds theirs.',
            'The employer of a job: the application you send for it, with how to reach you, and what you write to each other about it.',
            'The payment provider: what it needs for your payment.',
            'Companies that run servers, mail and text messages for us, bound by contract to do with it only what we ask.',
            'Courts and authorities, where the law obliges us.',
          ],
          'Nobody else. We do not sell, rent or trade personal data, and no decision about you is made by a machine alone.',
        ],
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        body: [
          `You erase your account on your dashboard, or ask us to. There it goes at once: name, username, phone, email, password, sessions, devices, the second step, what you saved and joined, your messages with hosts, guests and employers, your job applications, and the letters about your account and bookings. When you write to us instead, within ${promises.erasureDays} days. What you offer here leaves the public pages. An employer keeps the mail that an application was.`,
          'While a booking lies ahead, of yours or at yours, an account can’t be erased: cancel it first. Nor while money is owed to you, on its way, or asked back by a bank: the page says what it waits for. Holds that were not paid are let go after 15 minutes. What you wrote to us goes sooner if you ask us to delete it.',
        ],
        table: retentionTable,
      },
      {
        id: 'rights',
        title: 'Your rights',
        body: [
          'You may ask us, free of charge, to see your data, to have it corrected or deleted, to limit what we do with it, to receive it in a form machines can read, and you may object to its use. Where we rely on your consent you may withdraw it at any time.',
          'On your dashboard you correct your data, download all that is kept under your account as one file, and erase it, without asking anybody. What you sent through a form, or without an account, is not in that file, because nobody has checked whose address it came from: ask us for it.',
          `Write to ${emails.privacy} or through the contact page, from the phone number or email address of your account, so that we know it is you. We answer within one month.`,
          'If you think we are wrong, you may complain to the Spanish data protection agency, AEPD (aepd.es), or to the authority of the country you live in.',
        ],
      },
      {
        id: 'age',
        title: 'Minimum age',
        body: [
          `${town.brand} is for people of ${promises.minAge} and over. We delete accounts of younger people when we learn of them.`,
        ],
      },
      {
        id: 'security',
        title: 'How it is protected',
        body: [
          'Passwords and sessions are stored as hashes, sign-ins are limited, every screen of the desk asks for somebody who works there, and the server refuses what another site sends in your name. Should data be lost or seen by somebody who may not, we tell you and the authority as the law asks.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of service',
    description: `Who may use ${town.brand}, how bookings, prices, refunds, listings and plans work, and who answers for what.`,
    lead: 'What you can expect from us, what we expect from you, and what happens when plans change.',
    sections: [
      {
        id: 'what',
        title: `What ${town.brand} is`,
        body: [
          `${town.brand} is a marketplace for events, rentals, places and jobs in ${name}, run by ${company}. Organisers, owners and employers offer; we show the offer, take the booking and pass on the payment. The contract for an event, a rental or a job is between you and whoever offers it.`,
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        body: [
          [
            `You must be ${promises.minAge} or older, and say so when you open it. Your date of birth is not asked for.`,
            'One person, one account; your details must be true.',
            'Keep your password to yourself. You can sign out everywhere at once.',
            `You may erase your account at any time on your dashboard, at once; if you can’t come in, write to us, and it is done within ${promises.erasureDays} days. Bookings that lie ahead are cancelled first, and money on its way arrives first.`,
          ],
        ],
      },
      {
        id: 'bookings',
        title: 'Bookings and prices',
        body: [
          'Prices are in euro and include taxes. The total you see before you pay is what you pay.',
          'While you pay, your places are held for 15 minutes. The booking stands when the payment provider confirms the payment to us; then you find the codes of your tickets on your dashboard. A free event is joined without a card.',
          'Each code lets one person in. Who has none with them is found by the name of whoever booked, and shows a document. Whoever organises may ask for proof of age, and may refuse those who endanger others.',
          `Some owners ask for a deposit. How much it is for what you take, and how it is left (in cash or blocked on a card), stands on the page and at the checkout, and your booking keeps it as it was shown. You leave it with the owner on arrival and get it back at the end. It is no part of the price: ${town.brand} neither takes nor holds it. Nobody may ask for more of it than your booking says. Whoever keeps some of it for a damage says what for and shows it; that is settled between you and the owner, or by a court. If it does not come back, report it from your booking: the desk reads what both sides say, and decides nothing about the deposit itself.`,
          'While the checkout says “Test mode: no money moves”, bookings are trials: nothing is charged and nothing is owed.',
        ],
      },
      {
        id: 'refunds',
        title: 'Cancellations and refunds',
        body: [
          [
            'If the organiser or owner cancels, or what was sold can’t take place, you get back all you paid.',
            `If an organiser moves what you bought to another time or place, we write to you, and you may return the whole order for all you paid: for ${returnDays} days, at the latest until it begins, and for ${minReturnHours} hours at least.`,
            'If you cancel, you get back what its page and the checkout promised for that moment; your booking keeps those terms, whatever becomes of them later.',
            'The 14-day right of withdrawal does not apply to stays, vehicle rentals and leisure for a fixed date (Directive 2011/83/EU, article 16).',
            'A payment that arrives after your hold ran out and the places were sold to somebody else is refunded in full.',
          ],
          `Refunds go back to the card you paid with and take ${refunds} business days. You cancel among your bookings, by yourself, and your dashboard says when the money is back.`,
        ],
      },
      {
        id: 'listings',
        title: 'Listings and submissions',
        body: [
          `Anybody may propose a listing. We review it within ${promises.listingHours.from}–${promises.listingHours.to} hours and may refuse it or take it down, and we tell you why.`,
          `You promise that what you publish is true, that you may offer it, that you hold the licences it needs (for holiday homes: their registration number), and that pictures and texts are yours to use. You allow us to show them on ${town.brand} and to translate them.`,
          'Nobody may ask an applicant for money for a job.',
        ],
      },
      {
        id: 'selling',
        title: 'If you sell here',
        body: [
          [
            'Before anything of yours is sold for money you say who sells, and declare it again every year. Buyers read your name, your address and how to reach you.',
            'A deposit you ask for is named beforehand, taken only as the booking names it, and given back at the end; what you keep of it for a damage you account for to your guest.',
            'What you offer for a price is sold by you. The house shows it, takes the payment and keeps the commission that your plan names at the time of the sale; the rest is yours and is paid to you as your ledger says.',
            'The house issues the invoices of your sales and of what goes back in your name and on your behalf, and keeps the records that the tax office asks for. You tell it at once when one of them is wrong.',
            'Once a year the house tells the tax office what you earned here, and tells you what it told.',
          ],
        ],
      },
      {
        id: 'plans',
        title: 'Plans for businesses',
        body: [
          'Plans and their prices and commissions are shown on the advertising page, on your dashboard and again before you pay. They are paid by the month. You end one on your dashboard, any day: it runs to the end of the month you paid for.',
        ],
      },
      {
        id: 'conduct',
        title: 'What is not allowed',
        body: [
          [
            'fraud, harassment, insults, threats, hate, discrimination, and anything the law forbids;',
            'false listings, false reviews, advertising in reviews and messages, tickets sold on at a higher price;',
            'what others have the rights to, and what is private about them;',
            'what puts people in danger, and whatever harms minors;',
            'collecting other people’s data, attacking the service, or using it by machine beyond its documented interface.',
          ],
          'Whoever does it may lose their account. We tell you why, and you may object through the contact page.',
        ],
      },
      {
        id: 'decisions',
        title: 'Reports, decisions, objections',
        body: [
          'Anybody can report a listing, a review or an owner’s answer from its page, also without an account, a member a message they got, and whoever has a ticket what its organiser wrote to all of them. You say what is wrong and why, who you are and where we answer; where it is about minors you need not say who you are. We confirm by letter that it has arrived.',
          'People at our desk decide, by what stood there when it was reported; no machine decides, and none looks for what is not allowed. It stays, or we take it down. Both sides read the decision and its reasons; whose it is does not learn from us who reported it. Before anything comes down that somebody has booked, they get back all they paid.',
          'Whose it was may object once, within six months of the decision and free of charge, under Decisions, which stands on the dashboard. Whoever runs the desk looks at it again and answers; what was wrong is put back. You can also turn to a certified out-of-court dispute body or to a court.',
        ],
      },
      {
        id: 'liability',
        title: 'Who answers for what',
        body: [
          'Organisers and owners answer for what they offer. We answer for our own service: without limit for intent, gross negligence, injury to life and health and wherever the law does not allow a limit; otherwise for the damage that could be foreseen.',
          'Advice on these pages, such as the safety tips, is given with care, but circumstances change: follow the people and signs on the spot.',
        ],
      },
      {
        id: 'law',
        title: 'Law, changes, disputes',
        body: [
          'Spanish law applies. If you live in another country of the European Union, the protection of its consumer law stays with you, and so does its court.',
          'You accept these terms when you open an account, with each booking and each plan, and, if you sell, when you say who sells. We keep which version that was and when.',
          'If these terms change, the date above changes; for what you have booked, the terms of the day of booking apply.',
        ],
      },
    ],
  },
  cookies,
} as const;
