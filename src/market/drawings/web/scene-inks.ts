/*
 * Inks of the scenes that are drawn inside a page. They belong to the pictures, not to the roles of
 * the interface, and follow the hour of the place they stand in through its colour scheme.
 */
export const sceneInks = {
  ink: 'light-dark(#1a2340, #04070f)',
  rings: [
    'light-dark(#fdd383, #0e1933)',
    'light-dark(#fdc261, #122240)',
    'light-dark(#fcac4b, #162d50)',
    'light-dark(#f8923e, #1b3a61)',
  ],
  disc: 'light-dark(#ee4827, #ffe3ae)',
  sea: 'light-dark(#0e7a82, #07283a)',
  shallow: 'light-dark(#2e999a, #0f5468)',
  deep: 'light-dark(#0b6873, #062030)',
  foam: 'light-dark(#fff5e0, #3ce3d8)',
  shade: 'light-dark(#e0a755, #111930)',
  cloth: 'light-dark(#fff5e0, #e6dcc4)',
  red: 'light-dark(#ee4827, #ff5f76)',
  green: 'light-dark(#0e7a82, #1fb5b0)',
  navy: 'light-dark(#1f2a4b, #ffb648)',
  banner: 'light-dark(#fff5e0, #ffe8c6)',
  lamp: 'light-dark(#1a2340, #ffb648)',
} as const;
