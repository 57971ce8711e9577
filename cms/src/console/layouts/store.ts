import type { ConsoleLayout } from '../layout';

const settings: ConsoleLayout = {
  uid: 'api::store.setting',
  mainField: 'shopName',
  sort: { by: 'id', order: 'ASC' },
  columns: ['shopName', 'tagline', 'contactEmail'],
  form: [
    [
      ['shopName', 6],
      ['contactEmail', 6],
    ],
    [['tagline', 12]],
    [['socialLinks', 12]],
  ],
  labels: { shopName: 'Shop name', contactEmail: 'Contact address', tagline: 'Tagline', socialLinks: 'Social links' },
  help: {
    contactEmail: 'Messages of the contact form are mailed to this address.',
    socialLinks: 'A list such as [{ "network": "instagram", "url": "https://instagram.com/…" }].',
  },
};

const message: ConsoleLayout = {
  uid: 'api::contact.submission',
  mainField: 'subject',
  sort: { by: 'createdAt', order: 'DESC' },
  columns: ['subject', 'name', 'email', 'read', 'archived', 'createdAt'],
  form: [
    [
      ['name', 6],
      ['email', 6],
    ],
    [
      ['company', 6],
      ['phone', 6],
    ],
    [['subject', 12]],
    [['message', 12]],
    [
      ['read', 6],
      ['archived', 6],
    ],
  ],
  labels: {
    name: 'Name',
    email: 'E-mail',
    company: 'Company',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    read: 'Read',
    archived: 'Archived',
    createdAt: 'Received',
  },
  help: {},
  readOnly: ['name', 'email', 'company', 'phone', 'subject', 'message'],
};

const customer: ConsoleLayout = {
  uid: 'plugin::users-permissions.user',
  mainField: 'name',
  sort: { by: 'createdAt', order: 'DESC' },
  columns: ['name', 'email', 'role', 'blocked', 'createdAt'],
  form: [
    [
      ['name', 6],
      ['email', 6],
    ],
    [
      ['role', 6],
      ['blocked', 6],
    ],
    [['password', 6]],
    [['avatar', 12]],
  ],
  labels: {
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    blocked: 'Blocked',
    password: 'Password',
    avatar: 'Picture',
    createdAt: 'Joined',
  },
  help: {
    role: 'Authenticated is a customer; Administrator runs the shop.',
    blocked: 'A blocked customer is signed out at once and cannot sign in.',
    password: 'At least 6 characters. Leave empty to keep the present one.',
    avatar: 'The address of a picture: copy it from the Media Library (/uploads/…) or use https://….',
  },
};

export const storeLayouts = [settings, message, customer];
