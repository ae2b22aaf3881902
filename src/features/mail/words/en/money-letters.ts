/** What letters say of money that a bank asks about, in English; words/es/money-letters.ts has the same shape. */
export const moneyLetters = {
  planUnconfirmed: {
    subject: 'Your bank wants you to confirm: {{plan}}',
    title: 'Your bank asks for you',
    text: [
      'Your bank lets us charge your card for the next month only with your consent. Nothing was charged, and nothing is wrong with your card.',
      'Your plan stays as it is until the day below. Pay for the month yourself before then: your bank asks you there.',
    ],
    button: 'Confirm and pay',
  },
  disputed: {
    subject: 'A bank asks for money back: please answer',
    title: 'A buyer disputes a payment',
    text: [
      'The bank of a buyer asks for the money of an order back. Its tickets open no door until that is decided.',
      'The list of disputes at the desk has the evidence in one file. Send it in the dashboard of the payment provider before the day below: without an answer the money is lost.',
    ],
    button: 'Open the disputes',
  },
} as const;
