/** What letters about places, news of events and letters to friends who keep a ticket say, in English; words/es/places-letters.ts has the same shape. */
export const placesLetters = {
  placesFree: {
    subject: 'There are places: {{title}}',
    title: 'There are places again',
    text: {
      one: 'You asked us to tell you when there is a place at “{{title}}”. There is one now.',
      other: 'You asked us to tell you when there are {{count}} places at “{{title}}”. There are now.',
    },
    regular: 'Regular',
    each: 'Price each',
    noPromise:
      'We hold nothing for you: whoever buys first has it. Of those who wait we’ve told no more people than there are places for; if there still are some in {{minutes}} minutes, we tell the next.',
    button: 'Go to the tickets',
    leave: 'If they’re gone when you get there, you’re still waiting. To stop waiting, use your dashboard.',
    last: 'This is the last email about this event. If the places are gone when you get there and you still want to go, ask us again on its page.',
  },
  placesCalledOff: {
    subject: 'Called off: {{title}}',
    title: 'This one is off',
    text: 'You asked us to tell you when there are places at “{{title}}”. We are sorry: the organiser has called it off, so you’re not waiting any more. You paid nothing and need do nothing.',
    button: 'See what else is on',
  },
  eventNews: {
    subject: 'News: {{title}}',
    title: 'The organiser has news',
    text: ['You have a ticket for this, and its organiser writes to everybody who has one.'],
    said: 'In their own words',
    noAnswer: 'Replies to this email don’t reach them: ask from your booking.',
    noAnswerFriend: 'Replies to this email don’t reach them: ask whoever gave you the ticket.',
    button: 'Your bookings',
    buttonFriend: 'Your tickets',
    event: 'See the event',
  },
  keptMoved: {
    subject: 'Moved: {{title}}',
    title: 'It has moved',
    text: [
      'You keep a ticket for this that you were given. The organiser has changed when or where it is on; your ticket and its code stay good as they are.',
    ],
    button: 'Your tickets',
    event: 'See the event',
  },
  keptEnded: {
    calledOff: {
      subject: 'Called off: {{title}}',
      title: 'This one is off',
      text: [
        'You keep a ticket for this that you were given. We are sorry: the organiser has called it off. You need do nothing.',
      ],
    },
    gone: {
      subject: 'No longer valid: your ticket for {{title}}',
      title: 'This ticket lets nobody in any more',
      text: [
        'You kept a ticket for this that you were given. It was taken back or cancelled. Ask whoever gave it to you.',
      ],
    },
    button: 'See what is on',
  },
  keptHeld: {
    held: {
      subject: 'Not valid for now: your ticket for {{title}}',
      title: 'For now this ticket lets nobody in',
      text: [
        'You keep a ticket for this that you were given. It is not valid for now: ask whoever gave it to you. We write to you again when that changes.',
      ],
    },
    again: {
      subject: 'Valid again: your ticket for {{title}}',
      title: 'This ticket is good again',
      text: ['You keep a ticket for this that you were given. It is valid again, with the code that it had.'],
    },
  },
} as const;
