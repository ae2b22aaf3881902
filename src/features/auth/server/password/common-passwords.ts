/** Passwords everybody tries first, of eight characters and more; compared in lower case without trailing digits and marks. */
const common = new Set(
  (
    'password passwort passw0rd p@ssword p@ssw0rd contraseña contrasena qwertyui qwertyuiop qwerty azertyuiop asdfghjkl zxcvbnm 1q2w3e4r ' +
    '1qaz2wsx q1w2e3r4 iloveyou teamo tequiero princess princesa sunshine football baseball superman batman trustno welcome ' +
    'bienvenido letmein administrator administrador changeme abcdefgh abcd starwars computer internet whatever michelle jennifer ' +
    'alejandro alejandra barcelona realmadrid atletico valencia alicante benidorm aftersun marketplace estrella mariposa ' +
    'corazon chocolate liverpool manchester chelsea arsenal charlie jessica pokemon dragon monkey shadow master freedom'
  ).split(' '),
);

/** Common, one letter over and over, or a run of the keyboard's digits. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replace(/[\d!.?*#_@-]+$/, '');
  const digits = '01234567890123456789';
  const backwards = '98765432109876543210';
  return (
    common.has(lower) ||
    common.has(bare) ||
    /^(.{1,2})\1+$/.test(lower) ||
    digits.includes(lower) ||
    backwards.includes(lower)
  );
}
