import { carrierOf } from './carriers';

test.each([
  ['1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  [
    '9400 1000 0000 0000 0000 00',
    'USPS',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000',
  ],
  ['420100019400100000000000000000', 'USPS', expect.any(String)],
  ['AB123456789GB', 'Royal Mail', expect.stringContaining('AB123456789GB')],
  ['7023210039414604', 'Canada Post', expect.any(String)],
  ['986578788855', 'FedEx', expect.any(String)],
  ['3318810025', 'DHL', expect.any(String)],
  ['JD014600006281230701', 'DHL', expect.any(String)],
  ['rb123456789us', 'USPS', expect.any(String)],
])('the number %s is from %s', (number, name, trackingUrl) => {
  expect(carrierOf(number)).toEqual({ name, trackingUrl });
});

test.each(['', '42', 'by our own van', 'AB123456789', '1234567890', '123456789013', '1234567890123456'])(
  'nobody is named for %j',
  (number) => {
    expect(carrierOf(number)).toBeUndefined();
  },
);
