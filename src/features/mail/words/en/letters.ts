/** What the letters say, in English; words/es/letters.ts has the same shape. `{{holes}}` are filled when a letter is written. */
import { town } from '#market/town/town.ts';
import { accountLetters } from './account-letters.ts';
import { bookingLetters } from './booking-letters.ts';
import { claimLetters } from './claim-letters.ts';
import { communityLetters } from './community-letters.ts';
import { jobLetters } from './job-letters.ts';
import { listingLetters } from './listing-letters.ts';
import { messageLetters } from './message-letters.ts';
import { moneyLetters } from './money-letters.ts';
import { noticeLetters } from './notice-letters.ts';
import { ownerLetters } from './owner-letters.ts';
import { dateLetters } from './date-letters.ts';
import { placesLetters } from './places-letters.ts';
import { searchLetters } from './search-letters.ts';
import { reviewLetters } from './review-letters.ts';

const { brand, emergency, promises } = town;
const refundDays = `${promises.refundBusinessDays.from} to ${promises.refundBusinessDays.to}`;

export const words = {
  hello: 'Hello {{name}},',
  helloAll: 'Hello,',
  bye: 'See you by the sea,',
  team: `The ${brand} desk`,
  help: 'Questions? Write to {{email}} or ring {{phone}}.',
  facts: {
    what: 'What',
    when: 'When',
    where: 'Where',
    tickets: 'Tickets',
    code: 'Code',
    total: 'Total',
    amount: 'Amount',
    days: 'Days',
    people: 'People',
    price: 'Price',
    account: 'Account',
    job: 'Job',
    employer: 'Employer',
    applicant: 'Applicant',
    arrived: 'It came in on',
    email: 'Email',
    phone: 'Phone',
    languages: 'Languages',
    from: 'From',
    paidUntil: 'Paid until',
    staysUntil: 'Stays until',
    order: 'Order',
    orders: 'Orders',
    reference: 'Reference',
    reason: 'Reason',
    answerBy: 'Answer by',
    hangsUntil: 'Hangs until',
    device: 'Device',
    guest: 'Guest',
  },
  free: 'Free',
  undated: 'Date to be announced',
  /** Where its reader chooses letters: one of those that can be chosen, or one that always comes. */
  choices: {
    open: 'You choose which letters come to you:',
    fixed: 'This letter always comes; which others do is yours to choose:',
  },
  booked: bookingLetters,
  letters: {
    welcome: {
      subject: `Welcome to ${brand}`,
      title: 'Come on in',
      text: [
        'Your account is open: one account for tickets, keys and shifts in {{town}}.',
        'You sign in with your phone number and the password you chose.',
      ],
      button: 'See what is on',
      business: {
        text: [
          'Your account is open. In your workspace you list what you offer in {{town}}, or claim the page that is in the directory already, and see bookings, messages and money.',
          'To sell for money, say there who sells and which account we pay: what is free needs neither.',
          'You sign in with your phone number and the password you chose.',
        ],
        button: 'Open your workspace',
      },
    },
    order: {
      subject: 'Your tickets: {{title}}',
      title: 'You are going',
      text: ['Each code lets one person in. Show them on your phone at the door.'],
      codes: 'Your codes',
      button: 'See your bookings',
    },
    refund: {
      subject: 'Your money is on its way back: {{title}}',
      title: 'Money on its way back',
      text: [
        'Your payment arrived too late to be used, so nothing was booked.',
        'What you paid goes back in full to the card you paid with.',
        `It usually shows on your account within ${refundDays} working days; the day itself is up to your bank.`,
      ],
      button: 'See your bookings',
    },
    planBought: {
      subject: 'You bought: {{plan}}',
      title: 'Welcome aboard',
      text: ['Your payment has arrived. This letter is your receipt.'],
      renews:
        'It renews by itself every month. You can end it any day under “See your plan”; it then stays until its month is over.',
      package: `Somebody from the desk rings you within ${promises.advertisingHours} hours to set everything up with you.`,
      button: 'See your plan',
    },
    planRenewed: {
      subject: 'Your plan goes on: {{plan}}',
      title: 'Another month',
      text: ['Your plan was renewed for a month. This letter is your receipt.'],
      button: 'See your plan',
    },
    planFailed: {
      subject: 'Your plan could not be renewed: {{plan}}',
      title: 'The card said no',
      text: [
        'We could not charge your card for the next month. We try again every day.',
        'Your plan stays as it is until the day below. Pay with another card before then, and nothing changes.',
      ],
      button: 'Pay for your plan',
    },
    planEnded: {
      subject: 'Your plan has ended: {{plan}}',
      title: 'Back to Starter',
      text: [
        'Your plan has ended and nothing more is charged. Your listings stay where they are.',
        'You are on the Starter plan now, with its commission of {{percent}}% on new sales.',
      ],
      button: 'See the plans',
    },
    packageSold: {
      subject: 'Feature package sold: please call',
      title: 'Somebody waits for a call',
      text: [
        'A business has bought the feature package. The list of packages at the desk says who it was and how to reach them.',
      ],
      button: 'Open the packages',
    },
    packageRuns: {
      subject: 'On the home page: {{title}}',
      title: 'Front row',
      text: ['Your feature package has begun: your listing stands on the home page until the day below.'],
      button: 'See the home page',
    },
    submissionReceived: {
      subject: 'Your proposal has arrived',
      title: 'It has arrived',
      text: [
        `Thank you. Somebody at the desk reads it within ${promises.submissionHours} hours and writes to you either way.`,
      ],
    },
    submissionApproved: {
      subject: 'It is up: {{title}}',
      title: 'It is up',
      text: ['Your proposal is approved and everybody can see it now.'],
      reason: 'A word from the desk',
      button: `See it on ${brand}`,
    },
    submissionRejected: {
      subject: 'About your proposal: {{title}}',
      title: 'Not like this',
      text: [
        'We have read your proposal and can’t publish it as it is.',
        'You are welcome to change it and send it again.',
      ],
      reason: 'Why',
      button: 'Send another one',
    },
    ...listingLetters,
    holidayReceived: {
      subject: 'Your holiday wish has arrived',
      title: 'We are on it',
      text: [
        `Thank you. We are putting a plan together; an itinerary with prices comes to you within ${promises.holidayHours} hours.`,
      ],
    },
    holidayQuoted: {
      subject: 'Your holiday plan is ready',
      title: 'Your plan is ready',
      text: [
        'This is what we would do. Look at it in peace, then accept it or tell us what should be different.',
        'The link is yours alone: whoever has it can read the plan and answer for you.',
      ],
      itinerary: 'The plan',
      howPaid:
        'Accepting charges nothing, and nothing is paid on our pages: the desk then writes to you or rings you to agree on how and when you pay.',
      button: 'See the plan and answer',
      changed: {
        subject: 'The change to your holiday plan',
        title: 'About the change you asked for',
        text: [
          'You asked us to change what you had accepted. The plan below takes its place once you accept it; until then what you accepted stands. The link before opens nothing any more.',
          'The link is yours alone: whoever has it can read the plan and answer for you.',
        ],
      },
      again: {
        subject: 'Your new holiday plan',
        title: 'There is a new plan',
        text: [
          'This plan takes the place of the one before, whose link opens nothing any more. Take your time, then accept it or say what should be different.',
          'The link is yours alone: whoever has it can read the plan and answer for you.',
        ],
      },
    },
    holidayConfirmed: {
      subject: 'Your holiday is confirmed',
      title: 'It is settled',
      text: ['Your holiday is booked as planned. This is what we agreed on.'],
      toChange:
        'Should something be different after all? Open the plan again by the link in the letter that brought it, and write there what to change. Until you accept another plan, this one stands.',
      unpaid:
        'Nothing has been charged yet, and nothing is paid on our pages: the desk writes to you or rings you to agree on how and when you pay. If you hear nothing, or somebody else asks you for the money, tell us.',
    },
    ...jobLetters,
    inquiryAnswered: {
      subject: 'Re: {{title}}',
      title: 'An answer for you',
      text: ['Somebody at the desk has read what you wrote, and answers:'],
      answer: 'The desk writes',
      wrote: 'You wrote',
    },
    inquiryReceived: {
      contact: {
        subject: 'We have your message',
        title: 'Message received',
        text: [`Thank you for writing. A person answers you within ${promises.contactHours} hours.`],
      },
      issue: {
        subject: 'We have your report',
        title: 'Report received',
        text: [
          `Thank you for telling us. Within ${promises.issueHours} hours a person tells you that they have it; safety comes first.`,
          `If somebody is in danger, do not wait for us: call ${emergency.general}.`,
        ],
      },
      business: {
        subject: 'We have your inquiry',
        title: 'Inquiry received',
        text: [
          `Thank you. We look at your business and come back to you within ${promises.businessInquiryHours} hours.`,
        ],
      },
      advertising: {
        subject: 'We have your advertising inquiry',
        title: 'Inquiry received',
        text: [`Thank you. A proposal made for you comes within ${promises.advertisingHours} hours.`],
      },
      quote: {
        subject: 'We have your request for a quote',
        title: 'Request received',
        text: [`Thank you. A proposal for your company comes within ${promises.advertisingHours} hours.`],
      },
    },
    passwordReset: {
      subject: 'Choose a new password',
      title: 'A new password',
      text: [
        'Somebody, probably you, asked for a new password for this account.',
        'The link works once and for {{minutes}} minutes. If it was not you, do nothing: your password stays as it is.',
      ],
      button: 'Choose a new password',
    },
    ...accountLetters,
    ...moneyLetters,
    ...ownerLetters,
    ...reviewLetters,
    ...claimLetters,
    ...messageLetters,
    ...communityLetters,
    ...noticeLetters,
    ...placesLetters,
    ...dateLetters,
    ...searchLetters,
  },
} as const;
