import { check } from '../input/errors';
import {
  changePasswordInput,
  forgotPasswordInput,
  loginInput,
  profileInput,
  registerInput,
  resetPasswordInput,
} from './auth';

const EMAIL = 'Please enter a valid email address';
const PASSWORD = 'Password must be at least 6 characters';
const account = { name: 'Clara', email: 'clara@example.com', password: 'secret' };

const refused = (path: string, message: string) => ({ errors: [{ path: [path], message }] });

const ADDRESSES = [
  undefined,
  null,
  '',
  'clara',
  'clara@',
  '@example.com',
  'clara@example',
  'a b@example.com',
  'a@b@c.d',
];

describe('login', () => {
  it('takes an address in any case and with spaces around', () =>
    expect(check(loginInput, { email: ' Clara@Example.COM ', password: ' secret ' })).toEqual({
      value: { email: 'clara@example.com', password: ' secret ' },
    }));

  it.each(ADDRESSES)('refuses the address %j', (email) => {
    expect(check(loginInput, { email, password: 'secret' })).toEqual(refused('email', EMAIL));
    expect(check(registerInput, { ...account, email })).toEqual(refused('email', EMAIL));
    expect(check(forgotPasswordInput, { email })).toEqual(refused('email', EMAIL));
  });

  it.each([undefined, null, ''])('asks for the password where it is %j', (password) =>
    expect(check(loginInput, { email: account.email, password })).toEqual(
      refused('password', 'Please enter your password'),
    ),
  );

  it.each(['1', '12345'])('refuses the password %j', (password) =>
    expect(check(loginInput, { email: account.email, password })).toEqual(refused('password', PASSWORD)),
  );

  it.each([undefined, null, '', '12345'])('takes no account with the password %j', (password) => {
    expect(check(registerInput, { ...account, password })).toEqual(refused('password', PASSWORD));
    expect(check(resetPasswordInput, { token: 'x', password })).toEqual(refused('password', PASSWORD));
    expect(check(changePasswordInput, { currentPassword: 'x', password })).toEqual(refused('password', PASSWORD));
  });

  it('refuses a password that bcrypt would cut', () =>
    expect(check(loginInput, { email: account.email, password: 'ä'.repeat(37) })).toEqual(
      refused('password', 'Password is too long. Choose a shorter one'),
    ));
});

describe('register', () => {
  it('takes name, email and password', () => expect(check(registerInput, account)).toEqual({ value: account }));

  it.each([undefined, '', 'C', ' C '])('refuses the name %j', (name) =>
    expect(check(registerInput, { ...account, name })).toEqual(refused('name', 'Name must be at least 2 characters')),
  );

  it.each(['role', 'confirmed', 'blocked', 'provider', 'id', 'confirmPassword'])('refuses %s', (field) =>
    expect(check(registerInput, { ...account, [field]: 1 })).toEqual(refused(field, `${field} is not allowed`)),
  );
});

describe('one’s own account', () => {
  it('changes name and avatar, nothing else', () => {
    expect(check(profileInput, { name: 'Clara C.', avatar: '' })).toEqual({
      value: { name: 'Clara C.', avatar: null },
    });
    expect(check(profileInput, { name: 'C' })).toEqual(refused('name', 'Name must be at least 2 characters'));
    expect(check(profileInput, { avatar: 'x' })).toEqual(refused('avatar', 'Avatar must be a valid URL'));
    expect(check(profileInput, { email: 'x@y.example' })).toEqual(refused('email', 'email is not allowed'));
  });

  it('needs a token, or the present password, for another one', () => {
    expect(check(resetPasswordInput, { password: 'secret' })).toEqual(refused('token', 'Token is required'));
    expect(check(changePasswordInput, { password: 'secret' })).toEqual(
      refused('currentPassword', 'Enter your current password'),
    );
  });
});
