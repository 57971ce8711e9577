import { settingsInput } from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import { nextLink, type SettingsValues } from './settings-fields';

const errorsOf = (values: SettingsValues) => schemaErrors(settingsInput, values);

const good: SettingsValues = {
  shopName: 'Stoa',
  tagline: '',
  contactEmail: 'hello@stoa.example',
  timeZone: 'America/New_York',
  weightUnit: 'g',
  legalName: '',
  address: '',
  phone: '',
  taxNumber: '',
  openingHours: '',
  announcementText: '',
  announcementUrl: '',
  announcementFrom: '',
  announcementUntil: '',
  socialLinks: [{ network: 'github', url: 'https://github.com/stoa' }],
  updatedAt: '2026-01-05T10:00:00.000Z',
};

test('optional settings may be empty', () => {
  expect(errorsOf({ ...good, contactEmail: '', socialLinks: [] })).toEqual({});
});

test('every invalid field has an error, and a link’s names its row', () => {
  const socialLinks: SettingsValues['socialLinks'] = [...good.socialLinks, { network: 'x', url: '/stoa' }];
  expect(errorsOf({ ...good, shopName: 'S', contactEmail: 'hello', timeZone: '', socialLinks })).toEqual({
    shopName: 'Shop name must be at least 2 characters',
    contactEmail: expect.any(String),
    timeZone: 'Select a time zone',
    'socialLinks.1.url': 'Link must be a valid URL',
  });
});

test('a new social link starts with a network that has none yet', () => {
  expect(nextLink([])).toEqual({ network: 'facebook', url: '' });
  expect(nextLink([{ network: 'facebook', url: 'https://facebook.com/stoa' }]).network).toBe('instagram');
});
