// @ts-check
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBelow } from '../files.mjs';
import { fromRoot } from '../paths.mjs';

/** Each has its list in `tests/texts`. */
export const PARTS = [
  { name: 'storefront', folder: 'storefront/src' },
  { name: 'admin-ui', folder: 'admin-ui/src' },
  { name: 'web-kit', folder: 'packages/web-kit/src' },
  { name: 'contract', folder: 'packages/contract/src' },
  { name: 'cms', folder: 'cms/src' },
];

const SOURCE = /\.tsx?$|\/schema\.json$/;
const LEFT_OUT = /(\.test|-in-tests|testing|\.d)\.tsx?$|\/migrations(\/|\.ts)/;

/** Attributes and properties that people read or hear, even if it's a single word in lower case. */
const READ = /^(label|title|text|alt|placeholder|help|helperText|message|words?|one|many|aria-label)$/;
const UNREAD = /^(className|id|name|type|href|to|rel|role|method|d|viewBox|transform|autoComplete|pattern|style|sx)$/;
const BADGES = ['default', 'outline', 'secondary'];
const SQL =
  /\b(SELECT|CREATE|FROM \w|WHERE|INSERT|UPDATE|DELETE|JOIN|ORDER BY|COALESCE|CASE|EXISTS|NULLS?|GREATEST|AS \W?\w+|DESC|AND|OR|SET|SAVEPOINT)\b|<>|_\w+ as |^as \w+$|\b[\w.]+ = [\w.]+$|\|\| |^lower\(|\bAS$|^\w+ (asc|desc)$/;
const CODE =
  /^[#&@*>+~<]|^[.:[][\w-]|^\([\w-]+[:)]$|^\([a-z-]+: |^[a-z]+[A-Z]?[\w-]*[/=;]|=>|::|\$\d|--[a-z]|var\(|\d(px|fr|rem|em|ms)\b|sans-serif|monospace|^inset |^span \d|^\d \d|^[\d ]+ auto|\bnow\(\)|[\w-]+, [\w-]+, \[|^[\w-]+(, \w+_\w+)+|[{};]$/;
const PHRASE =
  /[A-Za-z’]{2,}[,:.;)]? [“(&+]?[A-Za-z{$]|[A-Za-z]{2,} \{…\}|\{…\},? [A-Za-z]{2,}|\ba [a-z]{2,}|[A-Za-z] [.\d]|\d [a-z]{3,}| & /;

/**
 * The texts of a part by their files. Holes of templates are written as {…}.
 * @param {{ folder: string }} part
 */
export function listOfTexts({ folder }) {
  return filesBelow(folder, SOURCE)
    .filter((file) => !LEFT_OUT.test(file))
    .map((file) => ({ file, texts: textsOf(file, readFileSync(fromRoot(file), 'utf8')) }))
    .filter(({ texts }) => texts.length > 0)
    .map(({ file, texts }) => `${file}\n${texts.map((text) => `  ${text}\n`).join('')}`)
    .join('\n');
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function textsOf(file, source) {
  if (file.endsWith('.json')) return textsOfSchema(source);
  /** @type {Set<string>} */
  const texts = new Set();
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isSkipped(node)) return;
    const text = ts.isJsxElement(node) || ts.isJsxFragment(node) ? textOfChildren(node.children) : readable(node);
    if (text) texts.add(text.replace(/\s+/g, ' ').trim());
    // What is joined with + is one text, but what stands in its holes is read by itself.
    ts.forEachChild(node, ts.isBinaryExpression(node) && text ? visitParts : visit);
  };
  /** @param {ts.Node} node */
  const visitParts = (node) => {
    if (ts.isStringLiteralLike(node)) return;
    if (isJoined(node) || ts.isTemplateExpression(node)) ts.forEachChild(node, visitParts);
    else visit(node);
  };
  visit(tree);
  return [...texts].sort();
}

/**
 * What a string, a template, or strings joined with + say to people, if they do.
 * @param {ts.Node} node
 */
function readable(node) {
  const parent = node.parent;
  if (ts.isStringLiteralLike(node)) return isRead(node) && saysSomething(node) ? node.text : undefined;
  if (ts.isTemplateExpression(node)) return isRead(node) && isProse(textOf(node)) ? textOf(node) : undefined;
  if (isJoined(node) && !isJoined(parent)) return isRead(node) && isProse(textOf(node)) ? textOf(node) : undefined;
  return undefined;
}

/** @param {ts.StringLiteralLike} node */
function saysSomething(node) {
  const owner = owned(node);
  const { parent } = owner;
  if (ts.isJsxAttribute(parent) && READ.test(parent.name.getText())) return /[a-z]/i.test(node.text);
  if (ts.isPropertyAssignment(parent)) {
    const name = parent.name.getText().replace(/'/g, '');
    const isWord = /^[a-z][a-z’]+$/.test(node.text) && !BADGES.includes(node.text);
    if (isWord && (/^[A-Z_]{3,}$/.test(name) || (READ.test(name) && !/^(title|subject|name|text)$/.test(node.text))))
      return true;
  }
  return isProse(node.text);
}

/** What the node is a choice of, such as `a ? node : b`. @param {ts.Node} node @returns {ts.Node} */
function owned(node) {
  const parent = node.parent;
  const passes =
    ts.isParenthesizedExpression(parent) ||
    ts.isJsxExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node);
  return passes ? owned(parent) : node;
}

/**
 * Sentences, phrases, and capitalized words, unlike names, paths, styles, and SQL.
 * @param {string} text
 */
function isProse(text) {
  const words = text.replaceAll('{…}', '').trim();
  if (!/[a-z]{2}|\b[aI] |^(No|On|To)\b/.test(words) || SQL.test(words.replace(/“.*”/, ''))) return false;
  if (/^[A-Z][a-z’]+[.!?:…]*$/.test(words)) return true;
  return PHRASE.test(text) && (!CODE.test(words) || /[a-z]{2} [a-z]+ [a-z]+ [a-z]+/.test(words));
}

/** @param {ts.Node} node */
function isJoined(node) {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken && hasText(node);
}

/** @param {ts.BinaryExpression} node @returns {boolean} */
function hasText({ left, right }) {
  return [left, right].some(
    (side) =>
      ts.isStringLiteralLike(side) || ts.isTemplateExpression(side) || (ts.isBinaryExpression(side) && hasText(side)),
  );
}

/** Its text with holes. @param {ts.Node} node @returns {string} */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
  if (ts.isBinaryExpression(node) && isJoined(node)) return textOf(node.left) + textOf(node.right);
  return '{…}';
}

/** @param {ts.NodeArray<ts.JsxChild>} children */
function textOfChildren(children) {
  if (!children.some((child) => ts.isJsxText(child) && /[a-z]/i.test(child.text))) return undefined;
  return children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text.replace(/\s+/g, ' ');
      if (!ts.isJsxExpression(child)) return '{…}';
      if (!child.expression) return '';
      return ts.isStringLiteralLike(child.expression) ? child.expression.text : '{…}';
    })
    .join('');
}

/** Whether somebody could read it: not so names of modules, types, keys, and what is compared. @param {ts.Node} node */
function isRead(node) {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent) || ts.isLiteralTypeNode(parent) || ts.isElementAccessExpression(parent))
    return false;
  if (ts.isJsxAttribute(parent)) return !UNREAD.test(parent.name.getText());
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name !== node;
  if (ts.isCaseClause(parent)) return false;
  if (ts.isBinaryExpression(parent)) return !/^[=!]==|^(in|instanceof|<|>)/.test(parent.operatorToken.getText());
  return true;
}

/** @param {ts.Node} node */
function isSkipped(node) {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node)
  );
}

/** What the console shows of a content type. @param {string} source */
function textsOfSchema(source) {
  const { displayName, description } = JSON.parse(source).info;
  return [displayName, description].filter(Boolean).sort();
}
