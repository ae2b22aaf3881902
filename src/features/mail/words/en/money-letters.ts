/** What letters say of money that a bank asks about, in English; words/es/money-letters.ts has the same shape. */
import { town } from '#market/town/town.ts';

const { from, to } = town.promises.refundBusinessDays;

export const moneyLetters = {
  partRefund: {
    subject: 'You get money back: {{title}}',
    title: 'Some money for you',
    text: [
      `We give you a part of what you paid back, the way you paid. It usually shows on your account within ${from} to ${to} working days; the day itself is up to your bank.`,
    ],
    kept: 'Your booking stays as it is, and your codes stay good.',
    cancelled: 'Tickets of this booking are cancelled with it. See which on your dashboard.',
    button: 'See your bookings',
  },
  dashboardRefund: {
    subject: 'You get money back: {{title}}',
    title: 'Money on its way to you',
    text: [
      `We give you this money back, the way you paid. It usually shows on your account within ${from} to ${to} working days; the day itself is up to your bank.`,
    ],
    button: 'See your bookings',
  },
  disputeDecided: {
    won: {
      subject: 'Your bank has decided: {{title}}',
      title: 'The payment stands',
      text: ['Your bank had asked us for this money back in your name. It has decided that the payment stands.'],
    },
    lost: {
      subject: 'Your bank has decided: {{title}}',
      title: 'The money is yours again',
      text: [
        'Your bank had asked us for this money back in your name, and has decided for you. It is your bank that pays it to you.',
        'Was it a mistake? Write to {{email}}.',
      ],
    },
    stands: 'Your booking is as it was before.',
    shut: 'The codes of this booking are no longer valid.',
    button: 'See your bookings',
  },
  refundFailed: {
    subject: 'Your refund is held up: {{title}}',
    title: 'Your money did not get through',
    text: [
      'We tried to give you this money back, and the bank did not take it. It is yours: our desk sees to it and tries again.',
      'You don’t have to do anything. If the card you paid with is closed, write to {{email}}, so that we find another way.',
    ],
    button: 'See your bookings',
  },
  refundRefused: {
    subject: 'A refund was refused: please look at it',
    title: 'Money that did not get back',
    text: [
      'The payment provider refuses a refund that we promised a buyer. They have been told that we see to it.',
      'Open the order, look in the dashboard of the provider why, and try again there or from the order.',
    ],
    button: 'Open the order',
  },
  invoiceCancelled: {
    subject: 'Cancelled: invoice {{number}}',
    title: 'An invoice of yours was cancelled',
    text: [
      'This invoice was issued by mistake. It keeps its number and counts for nothing: please don’t book it, and if you have, take it out.',
    ],
    anew: 'You don’t have to do anything: what it was of is invoiced anew by itself.',
    asked:
      'The simplified invoice of your booking counts again. If you need your name on it, ask for a full one once more.',
    nothing: 'You don’t have to do anything: nothing was sold, and nothing comes in its place.',
    number: 'Invoice',
    issued: 'Issued',
    button: 'See your invoices',
  },
  planUnconfirmed: {
    subject: 'Your bank wants you to confirm: {{plan}}',
    title: 'Your bank asks for you',
    text: [
      'Your bank lets us charge your card for the next month only with your consent. Nothing was charged, and nothing is wrong with your card.',
      'Your plan stays as it is until the day below. Pay for the month yourself before then: your bank asks you there.',
    ],
    button: 'Confirm and pay',
  },
  planUnpaid: {
    subject: 'What you paid for your plan went back: {{plan}}',
    title: 'A month without its money',
    by: {
      bank: [
        'Your bank had asked us for what you paid for a month of {{plan}}, and has decided for you. It is your bank that pays it to you.',
        'Was it a mistake? Write to {{email}}.',
      ],
      house: [
        `We give you back what you paid for a month of {{plan}}, the way you paid. It usually shows on your account within ${from} to ${to} working days.`,
      ],
    },
    becomes: {
      paused:
        'So the month is not paid any more and the plan is paused: nothing is charged, and a new sale costs {{percent}}% commission, as on Starter. Your listings stay where they are. To go on, pay for a new month on your dashboard: it begins at once.',
      ends: 'The month that runs is paid, so your plan stays until the day below. After what your bank did we charge your card no more; to go on after that day, keep the plan on your dashboard.',
      smaller: 'The rest of the month is paid: until the day below you have {{now}}.',
    },
    besides: 'Goes back besides',
    besidesText: `What you had paid besides for a dearer plan goes back as well, for the days that are left of the month: it usually shows on your account within ${from} to ${to} working days.`,
    button: 'See your plan',
  },
  planHeld: {
    subject: 'Your bank decides first: {{plan}}',
    title: 'Nothing is charged for now',
    text: [
      'Your bank asks us for the money of a month of yours back, and decides about it. Until it has, we charge your card nothing, so the next month is not paid.',
      'Your plan stays as it is until the day below. To keep it, pay for the month yourself before then. If your bank lets the payment stand by that day, we charge the next month as always.',
    ],
    button: 'See your plan',
  },
  planEnding: {
    subject: 'Your plan ends: {{plan}}',
    title: 'Until then, all as it is',
    text: [
      'You have ended your plan. It stays as it is until the day below, and nothing more is charged.',
      'From then on you are on the Starter plan, and your listings stay where they are. If you change your mind before, keep the plan on your dashboard.',
    ],
    button: 'See your plan',
  },
  disputed: {
    subject: 'A bank asks for money back: please answer',
    title: 'A buyer disputes a payment',
    text: [
      'The bank of a buyer asks for the money of an order back. Its codes open no door until that is decided.',
      'The list of disputes at the desk has the evidence in one file. Answer there, or in the dashboard of the payment provider, by the day below: without an answer the money is lost.',
    ],
    /** In the provider's words on the left. */
    reasons: {
      fraudulent: 'fraud',
      duplicate: 'charged twice',
      product_not_received: 'not received',
      product_unacceptable: 'not as described',
      credit_not_processed: 'no refund came',
      subscription_canceled: 'plan had ended',
      unrecognized: 'not recognised',
      general: 'no reason given',
    },
    button: 'Open the disputes',
  },
  moneyAlarm: {
    subject: 'Money needs a look: something does not add up',
    title: 'Somebody has to look at the money',
    text: [
      'The house compares its ledger with the payment provider to the cent, and sends the records of invoices to the tax office. One of the two is not as it should be.',
      'Nothing was changed by itself. This letter comes again every day until it is right.',
    ],
    differences: 'Places where ledger and provider differ',
    refused: 'Issuers with records to be put right',
    unsent: 'Records that wait for the tax office',
    since: 'The oldest since',
    button: 'Open Money at the desk',
  },
} as const;
