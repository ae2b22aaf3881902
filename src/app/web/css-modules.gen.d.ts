// Written by `npm run style-types`.
declare module '*/demo-town.module.css' {
  export const demoTown: string;
  export const demoTownCommand: string;
  export const demoTownHow: string;
  export const demoTownLine: string;
}
declare module '*/front-desk.module.css' {
  export const frontActions: string;
  export const frontAway: string;
  export const frontBar: string;
  export const frontBarEnd: string;
  export const frontBarName: string;
  export const frontBarRole: string;
  export const frontBody: string;
  export const frontDesk: string;
  export const frontHead: string;
  export const frontPart: string;
  export const frontWaiting: string;
  export const frontWide: string;
  export const keyFob: string;
  export const keyHole: string;
  export const keyRack: string;
  export const keyWaits: string;
}
declare module '*/money-overview.module.css' {
  export const month: string;
  export const title: string;
  export const wait: string;
  export const waits: string;
}
declare module '*/account.module.css' {
  export const accountEmail: string;
  export const accountFate: string;
  export const accountForm: string;
  export const accountLines: string;
  export const accountNote: string;
  export const accountProof: string;
  export const accountWays: string;
  export const accountYours: string;
  export const eraseMember: string;
  export const eraseWhy: string;
}
declare module '*/ad-banner.module.css' {
  export const ad: string;
  export const adArt: string;
  export const adFoot: string;
  export const adTall: string;
  export const adWays: string;
  export const adWide: string;
  export const adWords: string;
}
declare module '*/advertise.module.css' {
  export const advertDesk: string;
  export const advertFigure: string;
  export const advertFigures: string;
  export const advertHero: string;
  export const advertInquiry: string;
  export const advertLead: string;
  export const advertNight: string;
  export const advertNightPlate: string;
  export const advertPlane: string;
  export const advertPrint: string;
  export const advertWays: string;
  export const benefit: string;
  export const benefits: string;
  export const sheet: string;
}
declare module '*/applications.module.css' {
  export const application: string;
  export const applicationAnswer: string;
  export const applicationHead: string;
  export const applicationMeta: string;
  export const applicationWays: string;
  export const applications: string;
  export const applicationsList: string;
  export const applicationsLoading: string;
  export const applyChip: string;
  export const applyChips: string;
  export const applyConsent: string;
  export const applyLanguages: string;
  export const applyLast: string;
  export const filledJobs: string;
}
declare module '*/audit.module.css' {
  export const auditLabel: string;
  export const auditTable: string;
  export const auditValue: string;
}
declare module '*/auth.module.css' {
  export const auth: string;
  export const authAside: string;
  export const authBack: string;
  export const authForgot: string;
  export const authForm: string;
  export const authGo: string;
  export const authLead: string;
  export const authPaper: string;
  export const authPrint: string;
  export const authSea: string;
  export const authSwell: string;
  export const authTop: string;
  export const authType: string;
  export const authTypes: string;
  export const authWhy: string;
  export const suspendReason: string;
}
declare module '*/security.module.css' {
  export const identity: string;
  export const identityForm: string;
  export const identityShade: string;
  export const secondStep: string;
  export const secondStepOr: string;
  export const securityCodes: string;
  export const securityForm: string;
  export const securityKey: string;
  export const securityList: string;
  export const securityNote: string;
  export const securityParts: string;
  export const securityQr: string;
  export const securityWays: string;
}
declare module '*/brought.module.css' {
  export const broughtNone: string;
  export const broughtTable: string;
  export const broughtTile: string;
  export const broughtTiles: string;
}
declare module '*/business-inquiry.module.css' {
  export const newshop: string;
  export const newshopAwning: string;
  export const newshopSign: string;
  export const newshopWindow: string;
  export const sideList: string;
  export const sideSea: string;
  export const sideSteps: string;
  export const sideSun: string;
  export const sideTypes: string;
  export const sideWay: string;
  export const sideWays: string;
}
declare module '*/business-card.module.css' {
  export const awning: string;
  export const full: string;
  export const half: string;
  export const lamps: string;
  export const pavement: string;
  export const rate: string;
  export const rateClosed: string;
  export const rateDiscs: string;
  export const rateOpen: string;
  export const sectionDirectory: string;
  export const shop: string;
  export const shopCornice: string;
  export const shopPlate: string;
  export const shopWin: string;
  export const sign: string;
  export const signLong: string;
  export const sill: string;
}
declare module '*/business-page.module.css' {
  export const businessRating: string;
  export const week: string;
  export const weekMore: string;
  export const weekNote: string;
  export const weekNow: string;
  export const weekSaid: string;
  export const weekSpan: string;
  export const weekToday: string;
}
declare module '*/exceptions-field.module.css' {
  export const exception: string;
  export const exceptionChoice: string;
  export const exceptionDate: string;
  export const exceptionFeasts: string;
  export const exceptionLabel: string;
  export const exceptionNote: string;
  export const exceptionRow: string;
}
declare module '*/menu.module.css' {
  export const menuHint: string;
  export const menuOffer: string;
  export const menuPart: string;
}
declare module '*/calendar.module.css' {
  export const calendarAddress: string;
  export const calendarNote: string;
  export const calendarWays: string;
}
declare module '*/community.module.css' {
  export const beach: string;
  export const beachArt: string;
  export const beachFigures: string;
  export const beachTall: string;
  export const beachWay: string;
  export const beachWays: string;
  export const beachWide: string;
  export const towel: string;
  export const towels: string;
}
declare module '*/offers.module.css' {
  export const beachPage: string;
  export const offer: string;
  export const offerChat: string;
  export const offerIn: string;
  export const offerPic: string;
  export const offerText: string;
  export const offers: string;
  export const offersNote: string;
}
declare module '*/date-changes.module.css' {
  export const datesAnswer: string;
  export const datesButton: string;
  export const datesLead: string;
  export const datesLine: string;
  export const datesMore: string;
  export const datesNews: string;
  export const datesPolicy: string;
  export const datesReceipt: string;
  export const datesSaid: string;
  export const datesSpan: string;
  export const datesTerms: string;
  export const datesWaiting: string;
  export const datesWays: string;
}
declare module '*/discount-code.module.css' {
  export const discount: string;
  export const discountNote: string;
}
declare module '*/event-codes.module.css' {
  export const codeMade: string;
  export const eventCodes: string;
  export const newCode: string;
}
declare module '*/event-news.module.css' {
  export const eventNews: string;
  export const newsForGuests: string;
  export const newsForm: string;
  export const newsWhen: string;
}
declare module '*/event-series.module.css' {
  export const series: string;
  export const seriesAsks: string;
  export const seriesFields: string;
  export const seriesNights: string;
  export const seriesPart: string;
  export const seriesReach: string;
  export const seriesTrial: string;
}
declare module '*/event-call-off.module.css' {
  export const eventOff: string;
}
declare module '*/event-card.module.css' {
  export const sectionEvents: string;
  export const tag: string;
  export const tagPrice: string;
  export const tagSoldOut: string;
  export const tagTonight: string;
  export const ticket: string;
  export const ticketDate: string;
  export const ticketFoot: string;
  export const ticketIn: string;
  export const ticketInfo: string;
  export const ticketMeta: string;
  export const ticketPic: string;
  export const ticketPrice: string;
  export const ticketSoldOut: string;
  export const ticketStub: string;
}
declare module '*/follow-events.module.css' {
  export const followEvents: string;
}
declare module '*/line-up.module.css' {
  export const bill: string;
}
declare module '*/guest-reviews.module.css' {
  export const ownersWords: string;
  export const review: string;
  export const reviewAnswer: string;
  export const reviewAs: string;
  export const reviewCard: string;
  export const reviewHead: string;
  export const reviewLink: string;
  export const reviewList: string;
  export const reviewProof: string;
  export const reviewWords: string;
  export const reviewsAverage: string;
  export const reviewsHead: string;
  export const reviewsLead: string;
  export const reviewsSpread: string;
}
declare module '*/guests-to-review.module.css' {
  export const guestForm: string;
  export const guests: string;
}
declare module '*/stars.module.css' {
  export const star: string;
  export const starChoice: string;
  export const stars: string;
}
declare module '*/holiday.module.css' {
  export const airmail: string;
  export const letter: string;
  export const trip: string;
  export const tripArt: string;
  export const tripLengths: string;
  export const wishCount: string;
}
declare module '*/quote.module.css' {
  export const quoteChanges: string;
  export const quoteHead: string;
  export const quoteLetter: string;
  export const quoteLoading: string;
  export const quotePlan: string;
  export const quoteSaid: string;
  export const quoteSaidChanges: string;
  export const quoteStamp: string;
  export const quoteWays: string;
  export const wishFields: string;
  export const wishMessage: string;
  export const wishNote: string;
}
declare module '*/invoices.module.css' {
  export const invoices: string;
  export const invoicesAsk: string;
  export const invoicesCode: string;
  export const invoicesCorrect: string;
  export const invoicesNone: string;
  export const invoicesNote: string;
}
declare module '*/job-card.module.css' {
  export const gone: string;
  export const note: string;
  export const noteAsks: string;
  export const noteBadges: string;
  export const noteLink: string;
  export const noteMeta: string;
  export const notePrint: string;
  export const noteSheet: string;
  export const noteWage: string;
  export const pin: string;
  export const tabsTear: string;
}
declare module '*/job-page.module.css' {
  export const jobDay: string;
  export const jobHint: string;
  export const jobPay: string;
  export const jobText: string;
}
declare module '*/jobs-section.module.css' {
  export const board: string;
}
declare module '*/claims.module.css' {
  export const claimAnswer: string;
  export const claimButtons: string;
  export const claimCode: string;
  export const claimFile: string;
  export const claimLine: string;
  export const claimPaper: string;
  export const claimPaperShown: string;
  export const claimSaid: string;
  export const claimSheet: string;
  export const claimSide: string;
  export const claimSides: string;
  export const claimSign: string;
  export const claimTitle: string;
  export const claimWay: string;
  export const claimsLead: string;
  export const claimsList: string;
  export const claimsPage: string;
  export const standingClaims: string;
}
declare module '*/imports.module.css' {
  export const importColumns: string;
  export const importCounts: string;
  export const importFile: string;
  export const importForm: string;
  export const importLines: string;
  export const importProgress: string;
}
declare module '*/letter-choices.module.css' {
  export const letterChoice: string;
  export const letterChoices: string;
  export const lettersFixed: string;
  export const lettersPage: string;
}
declare module '*/letter-view.module.css' {
  export const letterFrame: string;
  export const letterText: string;
  export const letterView: string;
}
declare module '*/messages.module.css' {
  export const talkAbout: string;
  export const talkApplicant: string;
  export const talkAskLead: string;
  export const talkBackLine: string;
  export const talkChoose: string;
  export const talkColumns: string;
  export const talkLine: string;
  export const talkLineHead: string;
  export const talkLineNote: string;
  export const talkLineText: string;
  export const talkLines: string;
  export const talkList: string;
  export const talkOpened: string;
  export const talkOrderNote: string;
  export const talkPage: string;
  export const talkReportForm: string;
  export const talkRow: string;
  export const talkRowLast: string;
  export const talkRowTitle: string;
  export const talkRowWhen: string;
  export const talkSide: string;
  export const talkThread: string;
  export const talkWriter: string;
}
declare module '*/booking.module.css' {
  export const booking: string;
  export const bookingAbove: string;
  export const bookingArrival: string;
  export const bookingBeside: string;
  export const bookingCode: string;
  export const bookingLink: string;
  export const bookingMeta: string;
  export const bookingNews: string;
  export const bookingPending: string;
  export const bookingPoster: string;
  export const bookingPrint: string;
  export const bookingSide: string;
  export const bookingStub: string;
  export const bookingSum: string;
  export const bookingTiles: string;
  export const bookingTop: string;
  export const bookingWays: string;
  export const orderStatus: string;
}
declare module '*/bought-before.module.css' {
  export const boughtBefore: string;
}
declare module '*/cancel.module.css' {
  export const cancelButton: string;
  export const cancelLate: string;
  export const cancelMoved: string;
  export const cancelNote: string;
  export const cancelNothing: string;
  export const cancelPolicy: string;
  export const cancelRefund: string;
  export const cancelReturn: string;
  export const cancelTerms: string;
  export const cancelTickets: string;
}
declare module '*/dashboard.module.css' {
  export const activity: string;
  export const bookingsFold: string;
  export const bookingsList: string;
  export const desk: string;
  export const deskGrid: string;
  export const deskHead: string;
  export const deskRest: string;
  export const deskSide: string;
  export const held: string;
  export const helpLinks: string;
  export const justPaid: string;
  export const paidBanner: string;
  export const paidWaiting: string;
  export const quickAction: string;
  export const quickActions: string;
  export const statCard: string;
  export const statCards: string;
  export const statWaits: string;
}
declare module '*/plan-payments.module.css' {
  export const planPayments: string;
}
declare module '*/refunds.module.css' {
  export const refundPart: string;
  export const refundTickets: string;
  export const refunds: string;
}
declare module '*/ticket-codes.module.css' {
  export const codeLink: string;
  export const codeQr: string;
  export const codeWay: string;
  export const codes: string;
  export const codesDisputed: string;
  export const codesPast: string;
}
declare module '*/checkout.module.css' {
  export const bank: string;
  export const billForm: string;
  export const cardForm: string;
  export const cardFormWide: string;
  export const cardNote: string;
  export const cardRefusal: string;
  export const checkout: string;
  export const checkoutBack: string;
  export const checkoutFace: string;
  export const checkoutFaceWays: string;
  export const checkoutJoin: string;
  export const checkoutNote: string;
  export const checkoutOrder: string;
  export const checkoutPay: string;
  export const checkoutSwell: string;
  export const checkoutTop: string;
  export const checkoutWait: string;
  export const holdClock: string;
  export const keptNote: string;
  export const testCards: string;
  export const testMode: string;
}
declare module '*/comparisons.module.css' {
  export const comparisonsTitle: string;
  export const daysBefore: string;
}
declare module '*/receipt.module.css' {
  export const receipt: string;
  export const receiptLines: string;
  export const receiptMeta: string;
  export const receiptPolicy: string;
  export const receiptPoster: string;
  export const receiptPrint: string;
  export const receiptShort: string;
  export const receiptStub: string;
  export const receiptTotal: string;
}
declare module '*/methods.module.css' {
  export const savedMethod: string;
}
declare module '*/changed.module.css' {
  export const changes: string;
}
declare module '*/wanted-note.module.css' {
  export const wanted: string;
  export const wantedFacts: string;
  export const wantedLabel: string;
  export const wantedTitle: string;
}
declare module '*/payout-accounts.module.css' {
  export const bankForm: string;
  export const payableActions: string;
  export const payoutAccount: string;
  export const payoutAccountLead: string;
  export const sandboxPage: string;
  export const wholeNumber: string;
}
declare module '*/payouts.module.css' {
  export const payoutForm: string;
  export const payoutLines: string;
  export const payoutTitle: string;
}
declare module '*/own-plan.module.css' {
  export const ownPlan: string;
  export const ownPlanCard: string;
  export const ownPlanSale: string;
  export const ownPlanState: string;
  export const ownPlanWays: string;
  export const planChanges: string;
  export const planReceipts: string;
}
declare module '*/packages.module.css' {
  export const package: string;
  export const packageGives: string;
  export const packageHead: string;
  export const packagePrice: string;
  export const packageQuote: string;
  export const packageWay: string;
  export const packages: string;
}
declare module '*/plan-order.module.css' {
  export const planOrder: string;
  export const planOrderTotal: string;
}
declare module '*/plan-tiers.module.css' {
  export const planBadge: string;
  export const planPrice: string;
  export const planTier: string;
  export const planTiers: string;
  export const plans: string;
  export const plansUpgrade: string;
}
declare module '*/prospects.module.css' {
  export const prospect: string;
  export const prospectEnd: string;
  export const prospectForm: string;
  export const prospectHead: string;
  export const prospectPic: string;
  export const prospectReach: string;
  export const prospectState: string;
  export const prospectStatus: string;
}
declare module '*/rental-calendars.module.css' {
  export const linkedAddress: string;
  export const linkedButtons: string;
  export const linkedClashes: string;
  export const linkedList: string;
  export const linkedName: string;
  export const linkedPart: string;
}
declare module '*/blocked-dates.module.css' {
  export const blockDates: string;
  export const blockedDates: string;
  export const daysButtons: string;
  export const seasonButtons: string;
  export const several: string;
}
declare module '*/rental-card.module.css' {
  export const pc: string;
  export const pcAddr: string;
  export const pcBack: string;
  export const pcBadge: string;
  export const pcMeta: string;
  export const pcMsg: string;
  export const pcPic: string;
  export const pcStamp: string;
  export const postmark: string;
  export const stamp: string;
  export const stampFace: string;
  export const stampLong: string;
  export const stampLongest: string;
  export const stampOpen: string;
}
declare module '*/rentals-section.module.css' {
  export const sea: string;
  export const waveTop: string;
}
declare module '*/stay-receipt.module.css' {
  export const stayReceipt: string;
  export const stayReceiptChange: string;
  export const stayReceiptMeta: string;
  export const stayReceiptPicture: string;
  export const stayReceiptPostmark: string;
  export const stayReceiptStamp: string;
  export const stayReceiptWords: string;
}
declare module '*/stay-sum.module.css' {
  export const seasonPrices: string;
  export const stayDeposit: string;
  export const staySum: string;
  export const stayTotal: string;
}
declare module '*/stay.module.css' {
  export const stay: string;
  export const stayAfter: string;
  export const stayCal: string;
  export const stayCalMonths: string;
  export const stayCalTurn: string;
  export const stayCount: string;
  export const stayHours: string;
  export const stayMonth: string;
  export const stayMonthName: string;
  export const stayPolicy: string;
  export const staySaid: string;
  export const stayStep: string;
  export const stayTerms: string;
}
declare module '*/decisions.module.css' {
  export const decision: string;
  export const decisionRedress: string;
  export const decisionState: string;
  export const decisionsPage: string;
}
declare module '*/report-figures.module.css' {
  export const reportFigures: string;
}
declare module '*/report-form.module.css' {
  export const reportForm: string;
  export const reportLead: string;
  export const reportListing: string;
}
declare module '*/save-search.module.css' {
  export const saveSearch: string;
  export const saveSearchButton: string;
  export const saveSearchHint: string;
  export const saveSearchLetters: string;
}
declare module '*/saved-searches.module.css' {
  export const searchLetters: string;
  export const searchLine: string;
  export const searchRemove: string;
  export const searchSaid: string;
  export const searches: string;
  export const searchesEmpty: string;
  export const searchesWaiting: string;
}
declare module '*/save-button.module.css' {
  export const ribbon: string;
  export const ribbonCloth: string;
  export const ribbonTick: string;
  export const save: string;
  export const saveCompact: string;
}
declare module '*/saved-list.module.css' {
  export const savedAll: string;
  export const savedCard: string;
  export const savedCards: string;
  export const savedCorner: string;
  export const savedKind: string;
  export const savedList: string;
  export const savedMeta: string;
  export const savedNote: string;
  export const savedPage: string;
  export const savedPic: string;
  export const savedPrice: string;
  export const savedRemove: string;
  export const savedSearches: string;
  export const savedSection: string;
  export const savedShare: string;
  export const savedState: string;
  export const savedTitle: string;
  export const savedWays: string;
  export const savedWhen: string;
  export const savedWords: string;
}
declare module '*/map-view.module.css' {
  export const mapNote: string;
  export const mapPlace: string;
  export const markerCard: string;
  export const markerLink: string;
  export const markerPic: string;
  export const markerText: string;
  export const resultMap: string;
  export const resultSplit: string;
}
declare module '*/quick-filters.module.css' {
  export const quick: string;
  export const quickNote: string;
}
declare module '*/results.module.css' {
  export const found: string;
  export const foundAway: string;
  export const foundBody: string;
  export const foundChosen: string;
  export const foundFree: string;
  export const foundKeep: string;
  export const near: string;
  export const nearKind: string;
  export const pageLink: string;
  export const pages: string;
  export const pagesSay: string;
  export const resultAsked: string;
  export const resultBar: string;
  export const resultCount: string;
  export const resultGroup: string;
  export const resultList: string;
  export const resultNote: string;
  export const resultSave: string;
  export const results: string;
  export const resultsTop: string;
  export const tools: string;
  export const toolsNote: string;
  export const typeTab: string;
  export const typeTabs: string;
  export const view: string;
  export const views: string;
  export const wayOut: string;
  export const ways: string;
}
declare module '*/search-block.module.css' {
  export const door: string;
  export const doorPic: string;
  export const doors: string;
  export const search: string;
  export const searchBar: string;
  export const searchField: string;
  export const searchTop: string;
}
declare module '*/search-sheet.module.css' {
  export const chip: string;
  export const chips: string;
  export const filter: string;
  export const filterCategory: string;
  export const filterCount: string;
  export const filterMore: string;
  export const filterOther: string;
  export const filterPair: string;
  export const filters: string;
  export const filtersBody: string;
  export const filtersEnd: string;
  export const find: string;
  export const findBar: string;
  export const findField: string;
  export const findWord: string;
  export const pick: string;
  export const pickBare: string;
  export const picks: string;
  export const suggestion: string;
  export const suggestions: string;
}
declare module '*/seller-reports.module.css' {
  export const overdue: string;
  export const ownYear: string;
  export const ownYears: string;
  export const yearFiles: string;
}
declare module '*/age-badge.module.css' {
  export const ageBadge: string;
}
declare module '*/brand-home.module.css' {
  export const brand: string;
  export const brandMark: string;
  export const brandName: string;
}
declare module '*/footer.module.css' {
  export const footer: string;
  export const footerColumns: string;
  export const footerLine: string;
  export const footerLink: string;
  export const footerName: string;
  export const footerNote: string;
}
declare module '*/hero.module.css' {
  export const hero: string;
  export const heroFigures: string;
  export const heroLead: string;
  export const heroPlate: string;
  export const heroSecond: string;
  export const heroWays: string;
}
declare module '*/language-toggle.module.css' {
  export const languageToggle: string;
}
declare module '*/legal.module.css' {
  export const legal: string;
  export const legalContents: string;
  export const legalLink: string;
  export const legalTable: string;
  export const legalText: string;
  export const legalWays: string;
}
declare module '*/lost.module.css' {
  export const lost: string;
  export const lostPage: string;
  export const lostPoster: string;
  export const lostScene: string;
  export const lostWords: string;
}
declare module '*/nav-bar.module.css' {
  export const nav: string;
  export const navActions: string;
  export const navLink: string;
  export const navMenu: string;
  export const navSaved: string;
  export const navSections: string;
  export const navToggle: string;
}
declare module '*/page-dials.module.css' {
  export const pageDials: string;
}
declare module '*/skip-link.module.css' {
  export const skipLink: string;
}
declare module '*/tab-bar.module.css' {
  export const barTab: string;
  export const overBar: string;
  export const tabBar: string;
}
declare module '*/theme-dial.module.css' {
  export const dial: string;
  export const dialMoon: string;
  export const dialSun: string;
}
declare module '*/chat-launcher.module.css' {
  export const chatLauncher: string;
}
declare module '*/chat-more.module.css' {
  export const chatMore: string;
  export const chatMoreFields: string;
}
declare module '*/chat.module.css' {
  export const chat: string;
  export const chatAnswer: string;
  export const chatChip: string;
  export const chatChips: string;
  export const chatClose: string;
  export const chatDone: string;
  export const chatDots: string;
  export const chatEdit: string;
  export const chatFault: string;
  export const chatFoot: string;
  export const chatFrame: string;
  export const chatHead: string;
  export const chatHint: string;
  export const chatInput: string;
  export const chatLog: string;
  export const chatMine: string;
  export const chatSaid: string;
  export const chatScroll: string;
  export const chatSend: string;
  export const chatShade: string;
  export const chatSkipped: string;
  export const chatSunUp: string;
  export const chatSuns: string;
  export const chatTitle: string;
}
declare module '*/review.module.css' {
  export const reviewFields: string;
  export const reviewFold: string;
  export const reviewPreview: string;
  export const reviewRemark: string;
  export const reviewSet: string;
  export const reviewTwins: string;
}
declare module '*/support.module.css' {
  export const advice: string;
  export const adviceTowel: string;
  export const adviceTowelWays: string;
  export const alarm: string;
  export const alarmNote: string;
  export const alarmNumber: string;
  export const alarmShort: string;
  export const details: string;
  export const faq: string;
  export const faqAnswer: string;
  export const faqDisc: string;
  export const formPrivacy: string;
  export const pageCardLoud: string;
  export const pageChapter: string;
  export const pageColumnsAlarm: string;
  export const pageMain: string;
  export const steps: string;
}
declare module '*/teams.module.css' {
  export const team: string;
  export const teamForm: string;
  export const teamInvite: string;
  export const teamJoin: string;
  export const teamJoinLead: string;
  export const teamLead: string;
  export const teamLink: string;
  export const teamLinkLine: string;
  export const teamList: string;
  export const teamNote: string;
  export const teamPart: string;
  export const teamSwitcher: string;
  export const teamWays: string;
}
declare module '*/event-types.module.css' {
  export const eventTypes: string;
  export const typeForm: string;
  export const typeFormEnd: string;
  export const typeMade: string;
}
declare module '*/ticket-types.module.css' {
  export const chooseType: string;
  export const ticketType: string;
  export const ticketTypes: string;
}
declare module '*/door.module.css' {
  export const gate: string;
  export const gateBack: string;
  export const gateBar: string;
  export const gateCamera: string;
  export const gateChoice: string;
  export const gateCode: string;
  export const gateCount: string;
  export const gateForm: string;
  export const gateFound: string;
  export const gateGuests: string;
  export const gateHead: string;
  export const gateLead: string;
  export const gateList: string;
  export const gateResult: string;
  export const gateScan: string;
  export const gateUndo: string;
  export const gateVerdict: string;
  export const gateWaits: string;
  export const gateWhen: string;
}
declare module '*/kept.module.css' {
  export const keptList: string;
  export const keptWays: string;
  export const keptWhen: string;
}
declare module '*/give-sheet.module.css' {
  export const giveAll: string;
  export const giveAllLead: string;
  export const giveAllWays: string;
  export const giveLinks: string;
  export const giveOne: string;
  export const giveWhich: string;
}
declare module '*/give-ticket.module.css' {
  export const give: string;
  export const giveLink: string;
  export const giveWays: string;
}
declare module '*/give-tickets.module.css' {
  export const giveAllButton: string;
}
declare module '*/offline.module.css' {
  export const offlineBar: string;
  export const offlineCall: string;
  export const offlineCodes: string;
  export const offlineHead: string;
  export const offlinePaper: string;
  export const offlineSeen: string;
}
declare module '*/ticket.module.css' {
  export const ticketAdmission: string;
  export const ticketArrival: string;
  export const ticketBack: string;
  export const ticketBar: string;
  export const ticketCode: string;
  export const ticketFront: string;
  export const ticketHint: string;
  export const ticketKept: string;
  export const ticketMoved: string;
  export const ticketPage: string;
  export const ticketPaper: string;
  export const ticketPill: string;
  export const ticketPoster: string;
  export const ticketPrint: string;
  export const ticketQr: string;
  export const ticketWaits: string;
  export const ticketWays: string;
  export const ticketWhen: string;
  export const ticketWhose: string;
}
declare module '*/traders.module.css' {
  export const seller: string;
  export const sellerDeclares: string;
  export const sellerForm: string;
  export const sellerLead: string;
  export const standing: string;
  export const vatCheck: string;
}
declare module '*/verifactu.module.css' {
  export const declaration: string;
  export const ownRecords: string;
  export const recordChain: string;
  export const recordCheck: string;
  export const recordFault: string;
  export const recordFile: string;
  export const recordHead: string;
  export const recordLines: string;
  export const recordMode: string;
  export const recordTitle: string;
  export const recordTools: string;
}
declare module '*/waiting-list.module.css' {
  export const waitCount: string;
  export const waitList: string;
  export const waitMute: string;
  export const waitPart: string;
  export const waitWays: string;
  export const waitWhich: string;
}
declare module '*/workspace.module.css' {
  export const cancelReason: string;
  export const workAction: string;
  export const workBlock: string;
  export const workBlockOf: string;
  export const workClaims: string;
  export const workDate: string;
  export const workDay: string;
  export const workDue: string;
  export const workEntry: string;
  export const workGone: string;
  export const workHead: string;
  export const workKinds: string;
  export const workLines: string;
  export const workLinks: string;
  export const workMonth: string;
  export const workMonths: string;
  export const workPress: string;
  export const workSums: string;
  export const workTable: string;
  export const workTellDesk: string;
  export const workUnsold: string;
  export const workWrite: string;
}
declare module '*/charts.module.css' {
  export const bar: string;
  export const barTrack: string;
  export const bars: string;
  export const chart: string;
  export const chartBody: string;
  export const chartColumn: string;
  export const chartHead: string;
  export const chartKey: string;
  export const chartKeys: string;
  export const chartLine: string;
  export const chartNames: string;
  export const chartOver: string;
  export const chartPlot: string;
  export const chartTable: string;
  export const chartTicks: string;
}
declare module '*/bulk.module.css' {
  export const bulkAll: string;
  export const bulkBar: string;
  export const bulkEnd: string;
  export const bulkPick: string;
  export const bulkRefused: string;
  export const bulkTitles: string;
}
declare module '*/desk-figures.module.css' {
  export const deskFigureTable: string;
  export const deskFigures: string;
}
declare module '*/desk-loading.module.css' {
  export const deskLoading: string;
  export const deskLoadingLines: string;
  export const deskLoadingPic: string;
  export const deskRowLoading: string;
}
declare module '*/desk-tabs.module.css' {
  export const deskRail: string;
  export const deskTabs: string;
}
declare module '*/desk.module.css' {
  export const deskFile: string;
  export const deskGridCards: string;
  export const deskLead: string;
  export const deskList: string;
  export const deskPages: string;
  export const deskRow: string;
  export const deskRowEnd: string;
  export const deskRowGroup: string;
  export const deskRowNote: string;
  export const deskRowOpen: string;
  export const deskRowPic: string;
  export const deskRowPicked: string;
  export const deskRowText: string;
  export const deskRows: string;
  export const deskSearch: string;
  export const deskSort: string;
  export const deskTool: string;
  export const deskTools: string;
  export const deskUnfold: string;
  export const deskView: string;
  export const deskViews: string;
}
declare module '*/facts.module.css' {
  export const deskFacts: string;
  export const deskFields: string;
  export const deskNotice: string;
  export const deskWritten: string;
}
declare module '*/review-line.module.css' {
  export const reviewKey: string;
  export const reviewLine: string;
  export const reviewLoading: string;
  export const reviewSwitch: string;
}
declare module '*/sheet.module.css' {
  export const deskConfirm: string;
  export const deskConfirmChoices: string;
  export const deskConfirmEnd: string;
  export const deskConfirmShade: string;
  export const deskSheet: string;
  export const deskSheetBody: string;
  export const deskSheetClose: string;
  export const deskSheetFoot: string;
  export const deskSheetForm: string;
  export const deskSheetHead: string;
  export const deskSheetLast: string;
  export const deskSheetPic: string;
  export const deskSheetScroll: string;
  export const deskSheetShade: string;
  export const deskSheetTiles: string;
  export const deskSheetTitle: string;
  export const deskSheetWide: string;
}
declare module '*/status-pill.module.css' {
  export const statusApproved: string;
  export const statusCompleted: string;
  export const statusConfirmed: string;
  export const statusPending: string;
  export const statusPill: string;
  export const statusPlanning: string;
  export const statusQuoted: string;
  export const statusRejected: string;
}
declare module '*/form.module.css' {
  export const deskBilingual: string;
  export const deskEntries: string;
  export const deskTick: string;
  export const form: string;
  export const formEnd: string;
  export const formFull: string;
  export const formHalf: string;
  export const formPart: string;
  export const formSent: string;
  export const formThird: string;
  export const formTicks: string;
  export const formTrap: string;
}
declare module '*/mailbox-hint.module.css' {
  export const mailboxHint: string;
}
declare module '*/password-input.module.css' {
  export const password: string;
}
declare module '*/later.module.css' {
  export const awaited: string;
  export const later: string;
}
declare module '*/missing-line.module.css' {
  export const missingLine: string;
}
declare module '*/azulejo.module.css' {
  export const azulejo: string;
  export const azulejoLow: string;
}
declare module '*/badge.module.css' {
  export const badge: string;
}
declare module '*/button.module.css' {
  export const btn: string;
  export const disc: string;
}
declare module '*/card-row.module.css' {
  export const cardGrid: string;
  export const cardLink: string;
  export const cardRow: string;
  export const cardStreet: string;
  export const section: string;
  export const sectionMore: string;
}
declare module '*/checkbox.module.css' {
  export const checkbox: string;
  export const radio: string;
}
declare module '*/desk-card.module.css' {
  export const deskCard: string;
  export const deskCardNote: string;
  export const deskDoor: string;
  export const deskTitle: string;
}
declare module '*/dots.module.css' {
  export const dots: string;
}
declare module '*/fact-line.module.css' {
  export const factLine: string;
}
declare module '*/field.module.css' {
  export const field: string;
  export const hint: string;
  export const hintError: string;
}
declare module '*/form-card.module.css' {
  export const formCard: string;
  export const formCardInside: string;
  export const sent: string;
  export const sentDisc: string;
  export const sentWays: string;
}
declare module '*/input.module.css' {
  export const addressInput: string;
  export const input: string;
  export const inputArea: string;
}
declare module '*/more-menu.module.css' {
  export const moreMenu: string;
  export const moreOpener: string;
  export const moreTitle: string;
}
declare module '*/needs-script.module.css' {
  export const needsScript: string;
}
declare module '*/photo.module.css' {
  export const photo: string;
}
declare module '*/private-page.module.css' {
  export const privatePage: string;
}
declare module '*/reveal.module.css' {
  export const reveal: string;
  export const revealWaits: string;
}
declare module '*/section-head.module.css' {
  export const head: string;
  export const headLead: string;
}
declare module '*/select.module.css' {
  export const select: string;
}
declare module '*/skeleton.module.css' {
  export const skeleton: string;
  export const skeletonLines: string;
  export const skeletonSky: string;
}
declare module '*/standing-card.module.css' {
  export const standingCard: string;
}
declare module '*/state.module.css' {
  export const state: string;
  export const stateFailure: string;
  export const stateTitle: string;
}
declare module '*/stepper.module.css' {
  export const stepper: string;
}
declare module '*/swiped.module.css' {
  export const swiped: string;
}
declare module '*/switch.module.css' {
  export const toggle: string;
}
declare module '*/tabs.module.css' {
  export const tab: string;
  export const tabCount: string;
  export const tabPanel: string;
  export const tabs: string;
}
declare module '*/tiles.module.css' {
  export const tiles: string;
}
declare module '*/toaster.module.css' {
  export const toast: string;
  export const toastClose: string;
  export const toastDisc: string;
  export const toastDiscBad: string;
  export const toastLink: string;
  export const toastRegion: string;
  export const toastTitle: string;
  export const toastWords: string;
}
declare module '*/tooltip.module.css' {
  export const tooltip: string;
}
declare module '*/film-plate.module.css' {
  export const filmButton: string;
  export const filmPlate: string;
}
declare module '*/policy-words.module.css' {
  export const policyWords: string;
}
declare module '*/difference.module.css' {
  export const difference: string;
  export const differenceClash: string;
  export const differencePhotos: string;
}
declare module '*/listings.module.css' {
  export const changeFold: string;
  export const changeSheet: string;
  export const deskFootNote: string;
  export const deskNote: string;
  export const deskNoteConflict: string;
  export const deskNoteReturned: string;
  export const listingCandidate: string;
  export const listingOwner: string;
  export const listingPreview: string;
  export const listingReturn: string;
  export const listingSides: string;
}
declare module '*/detail.module.css' {
  export const deal: string;
  export const dealAction: string;
  export const dealBar: string;
  export const dealMore: string;
  export const dealPrice: string;
  export const dealWords: string;
  export const detail: string;
  export const detailActions: string;
  export const detailAside: string;
  export const detailBack: string;
  export const detailBadges: string;
  export const detailFace: string;
  export const detailFacts: string;
  export const detailHead: string;
  export const detailHeadWrap: string;
  export const detailInside: string;
  export const detailLead: string;
  export const detailList: string;
  export const detailNote: string;
  export const detailPicture: string;
  export const detailSection: string;
  export const detailSections: string;
  export const detailShore: string;
  export const detailSimilar: string;
  export const detailSteps: string;
  export const detailText: string;
  export const detailTitleLong: string;
  export const detailWords: string;
  export const stateNote: string;
  export const stateNoteDisc: string;
  export const stateNoteText: string;
  export const stateNoteTitle: string;
  export const where: string;
  export const whereAddress: string;
  export const whereLine: string;
  export const whereMap: string;
}
declare module '*/figures.module.css' {
  export const figures: string;
}
declare module '*/gallery.module.css' {
  export const gallery: string;
  export const galleryMore: string;
  export const galleryPrint: string;
  export const lightbox: string;
  export const lightboxBar: string;
  export const lightboxPlace: string;
  export const lightboxPrint: string;
  export const lightboxShade: string;
  export const lightboxTrack: string;
}
declare module '*/listing-lines.module.css' {
  export const first: string;
  export const last: string;
  export const line: string;
  export const lines: string;
}
declare module '*/bay.module.css' {
  export const bay: string;
  export const bayName: string;
  export const bayNameSea: string;
  export const bayPin: string;
  export const bayPinNone: string;
  export const bayPlan: string;
}
declare module '*/fields.module.css' {
  export const clockChange: string;
  export const clockInstead: string;
  export const deskCoordinates: string;
  export const deskDay: string;
  export const deskDays: string;
  export const deskGroup: string;
  export const deskIcon: string;
  export const deskInterval: string;
  export const deskTime: string;
}
declare module '*/photos.module.css' {
  export const deskDrop: string;
  export const deskDropOr: string;
  export const deskDropOver: string;
  export const deskPhoto: string;
  export const deskPhotoOffer: string;
  export const deskPhotoOver: string;
  export const deskPhotoTools: string;
  export const deskPhotoWords: string;
  export const deskPhotos: string;
  export const deskUploadWords: string;
  export const deskUploads: string;
}
declare module '*/poster-field.module.css' {
  export const posterChoice: string;
  export const posterChoices: string;
}
declare module '*/partner.module.css' {
  export const partnerLine: string;
}
declare module '*/map.module.css' {
  export const map: string;
  export const mapAgain: string;
  export const mapButton: string;
  export const mapButtons: string;
  export const mapCluster: string;
  export const mapClusterMany: string;
  export const mapClusterSome: string;
  export const mapDisc: string;
  export const mapDiscs: string;
  export const mapDrawing: string;
  export const mapFrame: string;
  export const mapGl: string;
  export const mapGlComing: string;
  export const mapGround: string;
  export const mapHouse: string;
  export const mapLabel: string;
  export const mapLocate: string;
  export const mapMarked: string;
  export const mapMarker: string;
  export const mapMe: string;
  export const mapPopup: string;
  export const mapPopupCard: string;
  export const mapPopupClose: string;
  export const mapPopupPlace: string;
  export const mapRing: string;
  export const mapSaid: string;
  export const mapUnrolling: string;
}
declare module '*/names.module.css' {
  export const mapName: string;
  export const mapNameBeach: string;
  export const mapNameMountain: string;
  export const mapNamePark: string;
  export const mapNameQuarter: string;
  export const mapNameRoad: string;
  export const mapNameSea: string;
  export const mapNameStop: string;
  export const mapNameTown: string;
  export const mapNames: string;
  export const placeMap: string;
}
declare module '*/hidden-part.module.css' {
  export const hiddenPart: string;
  export const hiddenPartText: string;
}
declare module '*/page-head.module.css' {
  export const pageBack: string;
  export const pageBody: string;
  export const pageCard: string;
  export const pageColumns: string;
  export const pageHead: string;
  export const pageHeadWrap: string;
  export const pageKicker: string;
  export const pageLead: string;
  export const pageLinks: string;
  export const pageNote: string;
  export const pagePrint: string;
  export const pageShore: string;
  export const pageSide: string;
  export const pageWay: string;
}
declare module '*/duotone.module.css' {
  export const duotone: string;
}
declare module '*/poster.module.css' {
  export const poster: string;
}
declare module '*/terms.module.css' {
  export const acceptedTerms: string;
}
