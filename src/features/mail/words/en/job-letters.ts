/** What letters about jobs and applications say, in English; words/es/job-letters.ts has the same shape. */
export const jobLetters = {
  jobApplication: {
    subject: 'Somebody wants the job: {{title}}',
    title: 'Somebody wants the job',
    text: ['This application came in for your vacancy. Answer this letter and you write to the applicant.'],
    message: 'In their own words',
    button: 'Decide, and the applicant hears of it',
    later:
      'These details are for filling this job only. The desk deletes them after {{days}} days; please do the same.',
  },
  applicationReceived: {
    subject: 'Your application has arrived: {{title}}',
    title: 'It has arrived',
    text: [
      'Your application is with the employer, who writes to you directly.',
      'The link shows how it stands, and lets you take it back. It is yours alone, so keep this letter.',
    ],
    button: 'See how it stands',
  },
  applicationDecided: {
    shortlisted: {
      subject: 'You are on the short list: {{title}}',
      title: 'You are on the short list',
      text: ['Your application made a good impression. The employer gets in touch with you.'],
    },
    accepted: {
      subject: 'The job is yours: {{title}}',
      title: 'The job is yours',
      text: ['The employer said yes. Congratulations, and a good season!'],
    },
    declined: {
      subject: 'About your application: {{title}}',
      title: 'Not this time',
      text: ['The employer has chosen somebody else. Thank you for applying; other jobs are waiting on the board.'],
    },
    closed: {
      subject: 'About your application: {{title}}',
      title: 'This job is gone',
      text: [
        'The job was taken off the board before anybody decided about your application, so nobody will. It is not about you; other jobs are waiting on the board.',
      ],
    },
    answer: 'A word from the employer',
    answerBack: 'Answer this letter and you write to the employer.',
    guest: 'The link in our first letter shows how it stands.',
    button: 'See your applications',
    others: 'See other jobs',
  },
  applicationWithdrawn: {
    subject: 'An application was taken back: {{title}}',
    title: 'Taken back',
    text: ['This applicant has taken the application for your vacancy back. There is nothing for you to do.'],
    erased: [
      'Whoever sent this application has deleted their account, and takes the application back. Your list no longer has it.',
      'We no longer know who it was. Please delete what you have of them, the letter it came with too.',
    ],
  },
  jobLeaving: {
    subject: 'Your vacancy leaves the board soon: {{title}}',
    title: 'Leaving the board soon',
    text: [
      'Your vacancy leaves the public lists on the day below.',
      'Still looking for somebody? Answer by writing to {{email}} and we let it hang another 30 days. Otherwise there is nothing to do.',
    ],
    own: [
      'Your vacancy leaves the public lists on the day below.',
      'Still looking for somebody? One press beside it in your workspace lets it hang another 30 days. Otherwise there is nothing to do.',
    ],
    button: 'See your vacancy',
  },
} as const;
