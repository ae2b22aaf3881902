/** What the contract says of signing up and in, for the forms. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { AskPasswordReset, SignIn, SignUp } from './contract.ts';

export const signUpFacts = factsOf(SignUp);
export const signInFacts = factsOf(SignIn);
export const resetFacts = factsOf(AskPasswordReset);
