// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { filesBelow } from '../files.mjs';
import { fromRoot } from '../paths.mjs';

/** What docs/voice.md rules out, with what to say instead. */
const RULED_OUT = /** @type {[RegExp, string][]} */ ([
  [/\bways? to pay\b/i, 'payment method'],
  [/\bdeliver(y|ies|ed|s|ing)?\b/i, 'shipping, ship'],
  [/\bpayment service/i, 'payment provider'],
  [/\bpick-up\b/i, 'pickup'],
  [/\bparcels?\b/i, 'package'],
  [/\b(is|are|orders|until|stock) held\b|\} held\b/i, 'reserved'],
  [/\bcan be had\b/i, 'in stock, available'],
  [/\bas sent\b|\bnot sent\b|^ +(\{…\} )?to send$/i, 'fulfilled, to fulfill'],
  [/\b(some|any)body\b/i, 'someone, anyone'],
  [/\bpaid by hand\b/i, 'manually'],
  [/\bbuyers?\b/i, 'customer'],
  [/\b(picture|photo)s?\b/i, 'image'],
  [/\be-mails?\b/i, 'email'],
  [/\bpostcode\b/i, 'postal code'],
  [/\b(basket|voucher|coupon|imprint)\b/i, 'cart, discount code, legal notice'],
  [/\blog in\b/i, 'sign in'],
  [/\bplease give\b|\bat the moment\b|\bby now\b/i, 'include, right now, now'],
]);

const BRITISH =
  /\b(cancell(ed|ing)|travell(ed|ing|er)|(colour|favourite|honour|labour|harbour|neighbour|behaviour|flavour|catalogue|centre|metre|litre|theatre|licence|cheque|enquiry|mould|plough|fulfil|instalment|programme)s?|grey|whilst|amongst|towards|jewellery|(organ|recogn|sanit|real|custom|author|general|minim|maxim|optim|summar)is(e|ed|es|ing|ation))\b/i;

/** Names of tables, which nobody reads. The specification's own texts need no exception. */
const EXCEPTIONS = [/delivery_methods/];

const lists = filesBelow('tests/texts', /\.txt$/);
const docs = ['README.md', 'CONTRIBUTING.md', '.env.example', ...filesBelow('docs', /^docs\/[\w-]+\.md$/)];
const demo = filesBelow('cms/demo/content', /\.(md|json)$/);

/**
 * @param {string} file
 * @param {(line: string) => string | undefined} complain
 */
function complaints(file, complain) {
  return readFileSync(fromRoot(file), 'utf8')
    .split('\n')
    .filter((line) => !lists.includes(file) || line.startsWith('  '))
    .filter((line) => !EXCEPTIONS.some((exception) => exception.test(line)))
    .flatMap((line) => {
      const complaint = complain(line);
      return complaint ? [`${file}: ${line.trim()} (${complaint})`] : [];
    });
}

test('what people read has none of the words that docs/voice.md rules out', () => {
  const found = lists.flatMap((file) => complaints(file, (line) => RULED_OUT.find(([word]) => word.test(line))?.[1]));
  assert.deepEqual(found, []);
});

test('texts, docs, and the demonstration shop are spelled as Americans do', () => {
  const found = [...lists, ...docs.filter((file) => file !== 'docs/voice.md'), ...demo].flatMap((file) =>
    complaints(file, (line) => BRITISH.exec(line)?.[0]),
  );
  assert.deepEqual(found, []);
});
