/** What the contract says of signing up and in, for the forms. */
import { factsOf } from '#kit/shared/field-facts.ts';
import { AskPasswordReset, ConfirmPasswordReset, SignIn, SignUp } from './contract.ts';
import { FactorCode, PasskeyName } from './second-factor-contract.ts';
import { ConfirmIdentity } from './security-contract.ts';

export const signUpFacts = factsOf(SignUp, { only: ['fullName', 'phone', 'email', 'password', 'accountType'] });
export const signInFacts = factsOf(SignIn);
export const resetFacts = factsOf(AskPasswordReset.omit({ redirect: true }));
export const newPasswordFacts = factsOf(ConfirmPasswordReset, { only: ['password'] });
export const identityFacts = factsOf(ConfirmIdentity);
export const codeFacts = factsOf(FactorCode);
export const passkeyFacts = factsOf(PasskeyName);
