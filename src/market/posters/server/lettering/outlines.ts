/**
 * The capitals that posters are lettered with, a hundred high, on their baseline. Written by `scripts/drawing/poster-letters.ts`;
 * not edited. Outlines of Anybody, copyright 2020 The Anybody Project Authors
 * (https://github.com/Etcetera-Type-Co/Anybody), under the SIL Open Font License 1.1 (https://openfontlicense.org).
 */
type Letter = { readonly width: number; readonly shape: string };
export type Cut = {
  readonly outlines: Readonly<Record<string, Letter>>;
  /** What is between two letters besides their widths. */
  readonly kerns: Readonly<Record<string, number>>;
};
export type Face = 'tower' | 'horizon';

export const faces: Readonly<Record<Face, Cut>> = {
  tower: {
    outlines: {
      A: {
        width: 68,
        shape: 'm1 0h28l2-23h7l1 23h28l-12-100h-42zm31-42l2-39l3 39z',
      },
      B: {
        width: 66,
        shape:
          'm2 0h42q18 0 19-10q1-9 1-20q0-8-1-16q-1-8-12-9q11 0 12-8q0-7 0-13q0-5-1-15q-1-9-17-9h-43zm27-20v-25h5q2 0 2 3q0 3 0 10q0 7 0 10q0 2-2 2zm0-44v-17h5q1 0 2 2q0 2 0 6q0 4 0 7q0 2-2 2z',
      },
      C: {
        width: 65,
        shape:
          'm33 1q27 0 29-15q2-14 2-28h-28q0 19 0 21q-1 2-3 2q-3 0-3-2q-1-2-1-29q0-27 1-29q1-2 3-2q2 0 3 2q0 2 0 21h28q0-15-2-29q-2-14-30-14q-27 0-29 14q-2 14-2 37q0 22 2 36q2 15 30 15z',
      },
      D: {
        width: 65,
        shape:
          'm2 0h40q19 0 20-11q2-11 2-39q0-28-2-39q-1-11-20-11h-40zm27-20v-60h4q2 0 3 2q1 2 1 28q0 26-1 28q-1 2-3 2z',
      },
      E: {
        width: 48,
        shape: 'm2 0h44v-20h-17v-21h16v-19h-16v-20h17v-20h-44z',
      },
      F: {
        width: 46,
        shape: 'm2 0h27v-35h15v-19h-15v-26h16v-20h-43z',
      },
      H: {
        width: 66,
        shape: 'm2 0h27v-40h8v40h27v-100h-27v41h-8v-41h-27z',
      },
      I: {
        width: 33,
        shape: 'm2 0h28v-100h-28z',
      },
      L: {
        width: 47,
        shape: 'm2 0h43v-19h-16v-81h-27z',
      },
      M: {
        width: 101,
        shape: 'm2 0h27v-81l7 81h30l6-81v81h27v-100h-43l-5 79h-1l-5-79h-43z',
      },
      N: {
        width: 83,
        shape: 'm2 0h27v-80l9 80h42v-100h-27v79h-1l-8-79h-42z',
      },
      O: {
        width: 66,
        shape:
          'm33 1q27 0 29-14q3-14 3-37q0-23-3-37q-2-14-29-14q-27 0-29 14q-3 14-3 37q0 23 3 37q2 14 29 14zm0-20q-2 0-3-2q-1-2-1-29q0-28 1-29q1-2 3-2q2 0 3 2q1 1 1 29q0 27-1 29q-1 2-3 2z',
      },
      P: {
        width: 65,
        shape:
          'm2 0h27v-26h14q18 0 19-12q1-12 1-25q0-13-1-25q-1-12-19-12h-41zm27-45v-35h4q2 0 3 3q0 3 0 14q0 11 0 14q-1 4-3 4z',
      },
      R: {
        width: 66,
        shape:
          'm2 0h27v-42h15q17 0 19-9q1-10 1-18q0-10-1-20q-1-11-19-11h-42zm35 0h28l-8-48l-26 2zm-8-59v-21h5q2 0 2 2q0 3 0 9q0 5 0 8q0 2-2 2z',
      },
      S: {
        width: 66,
        shape:
          'm33 0q28 0 29-11q2-12 2-22q0-12-4-17q-4-4-19-10q-8-3-10-5q-2-1-2-9q0-5 1-6q1-2 3-2q2 0 3 2q1 1 1 14h27q0-11-2-23q-2-12-29-12q-27 0-29 11q-2 12-2 22q0 12 4 17q4 5 20 12q7 2 9 4q2 2 2 8q0 5-1 7q-1 1-3 1q-2 0-3-1q-1-2-1-15h-27q0 13 2 24q2 11 29 11z',
      },
      T: {
        width: 57,
        shape: 'm15 0h27v-80h13v-20h-53v20h13z',
      },
      V: {
        width: 68,
        shape: 'm13 0h42l12-100h-28l-5 80l-5-80h-28z',
      },
      X: {
        width: 70,
        shape: 'm0 0h30l5-38l6 38h29l-12-49l11-51h-29l-5 39l-5-39h-29l11 51z',
      },
      Ó: {
        width: 66,
        shape:
          'm33 1q27 0 29-14q3-14 3-37q0-23-3-37q-2-14-29-14q-27 0-29 14q-3 14-3 37q0 23 3 37q2 14 29 14zm0-20q-2 0-3-2q-1-2-1-29q0-28 1-29q1-2 3-2q2 0 3 2q1 1 1 29q0 27-1 29q-1 2-3 2zm-13-84h12l14-16h-18z',
      },
    },
    kerns: {
      ST: -1,
      TA: -7,
      CA: -2,
      MA: -1,
      PA: -3,
      AS: -2,
      VA: -8,
      RA: -1,
      DA: -2,
    },
  },
  horizon: {
    outlines: {
      A: {
        width: 144,
        shape: 'm6 0h35l8-22h46l8 22h35l-43-100h-46zm50-43l16-39l16 39z',
      },
      B: {
        width: 133,
        shape:
          'm8 0h78q23 0 30-8q7-7 7-20q0-12-8-18q-7-6-16-6q9-1 15-7q5-7 5-17q0-10-7-17q-7-7-30-7h-74zm34-22v-21h36q7 0 10 3q2 2 2 8q0 5-2 8q-2 2-9 2zm0-39v-17h34q6 0 8 2q2 2 2 6q0 4-3 6q-2 3-8 3z',
      },
      C: {
        width: 132,
        shape:
          'm65 1q32 0 46-13q14-13 14-28h-35q0 9-7 14q-6 5-18 5q-12 0-20-6q-7-6-7-23q0-17 7-23q8-6 20-6q12 0 19 5q6 5 6 14h35q0-16-14-29q-14-12-46-12q-31 0-46 13q-15 13-15 38q0 24 15 37q15 14 46 14z',
      },
      D: {
        width: 131,
        shape:
          'm8 0h68q24 0 37-12q12-11 12-38q0-27-12-38q-12-12-37-12h-68zm34-22v-56h26q12 0 18 5q6 5 6 23q0 18-6 23q-6 5-18 5z',
      },
      E: {
        width: 115,
        shape: 'm7 0h99v-22h-65v-18h59v-21h-59v-17h65v-22h-99z',
      },
      F: {
        width: 106,
        shape: 'm6 0h34v-34h53v-21h-53v-23h59v-22h-93z',
      },
      H: {
        width: 135,
        shape: 'm8 0h34v-38h48v38h34v-100h-34v40h-48v-40h-34z',
      },
      I: {
        width: 61,
        shape: 'm13 0h33v-100h-33z',
      },
      L: {
        width: 103,
        shape: 'm8 0h88v-22h-54v-78h-34z',
      },
      M: {
        width: 173,
        shape: 'm8 0h33v-77l24 75h40l23-75h1v77h33v-100h-54l-23 75l-23-75h-54z',
      },
      N: {
        width: 153,
        shape: 'm8 0h33v-77h1l46 77h53v-100h-34v75l-45-75h-54z',
      },
      O: {
        width: 137,
        shape:
          'm68 1q31 0 47-13q17-13 17-38q0-25-17-38q-16-13-47-13q-31 0-47 13q-16 13-16 38q0 25 16 38q16 13 47 13zm0-22q-13 0-21-6q-8-6-8-23q0-18 8-23q8-6 21-6q14 0 22 6q8 5 8 23q0 17-8 23q-8 6-22 6z',
      },
      P: {
        width: 125,
        shape:
          'm8 0h34v-25h38q21 0 30-10q9-10 9-28q0-17-9-27q-9-10-30-10h-72zm34-47v-31h29q8 0 11 3q4 4 4 12q0 9-4 13q-3 3-11 3z',
      },
      R: {
        width: 130,
        shape:
          'm8 0h34v-36h40q20 0 29-8q9-9 9-24q0-15-8-23q-9-9-28-9h-76zm78 0h37l-35-47h-34zm-44-56v-22h32q7 0 10 3q3 2 3 8q0 5-3 8q-3 3-10 3z',
      },
      S: {
        width: 133,
        shape:
          'm66 1q29 0 44-9q14-9 14-25q0-13-10-19q-11-5-39-9q-15-1-26-3q-11-2-11-7q0-4 7-6q8-2 19-2q11 0 19 3q8 3 8 11h33q0-17-15-27q-15-9-44-9q-30 0-44 9q-15 8-15 24q0 13 11 19q10 6 37 9q16 2 27 4q11 2 11 7q0 4-8 6q-8 2-19 2q-11 0-18-3q-8-3-8-12h-33q0 18 14 27q15 10 46 10z',
      },
      T: {
        width: 128,
        shape: 'm47 0h33v-78h40v-22h-113v22h40z',
      },
      V: {
        width: 135,
        shape: 'm46 0h42l41-100h-34l-28 77l-28-77h-34z',
      },
      X: {
        width: 134,
        shape: 'm1 0h39l27-35l26 35h40l-43-49l41-51h-39l-25 36l-25-36h-40l41 51z',
      },
      Ó: {
        width: 137,
        shape:
          'm68 1q31 0 47-13q17-13 17-38q0-25-17-38q-16-13-47-13q-31 0-47 13q-16 13-16 38q0 25 16 38q16 13 47 13zm0-22q-13 0-21-6q-8-6-8-23q0-18 8-23q8-6 21-6q14 0 22 6q8 5 8 23q0 17-8 23q-8 6-22 6zm-18-82h14l23-19h-22z',
      },
    },
    kerns: {
      RM: -2,
      ST: -5,
      TA: -21,
      AN: -1,
      CA: -12,
      MA: -3,
      AL: -1,
      PA: -12,
      AS: -7,
      VA: -20,
      RI: -2,
      RR: -2,
      RA: -5,
      AD: -1,
      DA: -12,
    },
  },
};
