/**
 * A faster lookup of the style rules that apply to an element in jsdom.
 *
 * Finding an element by role checks the visibility of each element and all its ancestors. For each, jsdom tries every one of the thousands
 * of atomic rules that Fluent writes (one class, one declaration). That took most of the tests' time. Here the rules are indexed by the
 * class or tag that they require, and only the rules of the element are tried. Rules without any property that the tests and their
 * libraries read are left out: those for colours and margins, for example, which are nearly all of Fluent's rules.
 */
const cssom = require('rrweb-cssom');
const { CSSStyleDeclaration } = require('cssstyle');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules');

if (typeof styleRules.getDeclarationForElement !== 'function')
  throw new Error('jsdom finds its styles in another way than it did');

/**
 * The properties that decide whether a person can see, reach or select an element, and those that floating surfaces read from its
 * ancestors.
 */
const ASKED = [
  ...['display', 'visibility', 'opacity', 'pointer-events', 'user-select', 'content'],
  ...['overflow', 'overflow-x', 'overflow-y', 'position', 'transform', 'filter'],
];

const NAME = /^(?:\.([\w-]+)|([a-z][\w-]*))/i;
/** A single compound selector, without combinators or alternatives. */
const COMPOUND = /^[^\s,>+~\\]+$/;
const PLAIN = /^[^()"'\\]+$/;

/** The key that an element must have to match a compound selector: `.class` or a tag; null if that cannot be determined. */
function keyOf(compound) {
  const [, name, tag] = NAME.exec(compound) ?? [];
  if (name !== undefined) return `.${name}`;
  return tag === undefined ? null : tag.toLowerCase();
}

/** The keys of which an element must have at least one; null if that cannot be determined. */
function keysOf(selector) {
  if (COMPOUND.test(selector)) return [keyOf(selector)];
  if (!PLAIN.test(selector)) return [null];
  return selector.split(',').map((part) =>
    keyOf(
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
    ),
  );
}

class SheetIndex {
  rules = [];
  byKey = new Map();
  /** Rules that may match any element. */
  others = [];

  constructor(sheet) {
    this.sheet = sheet;
    this.media = Array.prototype.filter.call(sheet.cssRules, ({ media }) => media);
    this.size = this.presentSize();
    this.last = sheet.cssRules.at(-1);
    for (const rule of sheet.cssRules) {
      if (!rule.media) this.add(rule);
      else if (Array.prototype.includes.call(rule.media, 'screen')) for (const inner of rule.cssRules) this.add(inner);
    }
  }

  presentSize() {
    return this.media.reduce((size, { cssRules }) => size + cssRules.length, this.sheet.cssRules.length);
  }

  isCurrent() {
    return this.last === this.sheet.cssRules.at(-1) && this.size === this.presentSize();
  }

  add(rule) {
    if (rule.style && !ASKED.some((property) => rule.style.getPropertyValue(property) !== '')) return;
    const at = this.rules.push(rule) - 1;
    const keys = rule.selectorText === undefined ? [null] : keysOf(rule.selectorText);
    if (keys.includes(null)) return void this.others.push(at);
    for (const key of new Set(keys)) this.byKey.set(key, [...(this.byKey.get(key) ?? []), at]);
  }

  /** In the order of the sheet, because a later rule wins. */
  rulesOf(element, keys) {
    const places = new Set(this.others);
    for (const key of keys) for (const at of this.byKey.get(key) ?? []) places.add(at);
    const ordered = [...places].sort((one, other) => one - other);
    return ordered.map((at) => this.rules[at]).filter(({ selectorText }) => matchesDontThrow(element, selectorText));
  }
}

const indexes = new WeakMap();
let defaultSheet;

function indexOf(sheet) {
  const known = indexes.get(sheet);
  if (known?.isCurrent()) return known;
  const index = new SheetIndex(sheet);
  indexes.set(sheet, index);
  return index;
}

function* stylesOf(element) {
  defaultSheet ??= cssom.parse(defaultStyleSheet);
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/).map((name) => `.${name}`);
  const keys = [element._localName.toLowerCase(), ...classes];
  for (const sheet of [defaultSheet, ...element._ownerDocument.styleSheets._list])
    for (const rule of indexOf(sheet).rulesOf(element, keys)) yield rule.style;
  yield element.style;
}

/** Like jsdom's own function (living/helpers/style-rules.js), but it tries only the rules of the index. */
styleRules.getDeclarationForElement = (element) => {
  const cache = (element._ownerDocument._styleCache ??= new WeakMap());
  const known = cache.get(element);
  if (known) return known;
  const declaration = new CSSStyleDeclaration();
  for (const style of stylesOf(element))
    Array.prototype.forEach.call(style ?? [], (property) => {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    });
  cache.set(element, declaration);
  return declaration;
};
