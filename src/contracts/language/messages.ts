import { type Formatters, IntlMessageFormat } from 'intl-messageformat';

/** Caches the results of a function by its arguments. */
function once<Asked extends readonly unknown[], Made>(make: (...asked: Asked) => Made): (...asked: Asked) => Made {
  const made = new Map<string, { one: Made }>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const cached = made.get(key) ?? { one: make(...asked) };
    made.set(key, cached);
    return cached.one;
  };
}

// Without these caches each message would check whether the browser has its locale and make its own formatters. On a phone each takes
// milliseconds.
const resolveLocale: typeof IntlMessageFormat.resolveLocale = once((locales) => new Intl.Locale(String(locales)));
const formatters: Formatters = {
  getNumberFormat: once((...asked) => new Intl.NumberFormat(...asked)),
  getDateTimeFormat: once((...asked) => new Intl.DateTimeFormat(...asked)),
  getPluralRules: once((...asked) => new Intl.PluralRules(...asked)),
};

/** A message with values, made from its text or from the parsed form that a catalogue already has. */
export const readMessage = (
  message: ConstructorParameters<typeof IntlMessageFormat>[0],
  locale: string,
): IntlMessageFormat => {
  IntlMessageFormat.resolveLocale = resolveLocale;
  return new IntlMessageFormat(message, locale, undefined, { formatters });
};
