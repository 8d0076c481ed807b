import { type Formatters, IntlMessageFormat } from 'intl-messageformat';

/** A maker whose products are kept, by what they are made from. */
function once<Asked extends readonly unknown[], Made>(make: (...asked: Asked) => Made): (...asked: Asked) => Made {
  const made = new Map<string, { one: Made }>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const kept = made.get(key) ?? { one: make(...asked) };
    made.set(key, kept);
    return kept.one;
  };
}

// Each message looked up whether the browser has its locale, and made formatters of its own: a phone needed milliseconds for each.
const resolveLocale: typeof IntlMessageFormat.resolveLocale = once((locales) => new Intl.Locale(String(locales)));
const formatters: Formatters = {
  getNumberFormat: once((...asked) => new Intl.NumberFormat(...asked)),
  getDateTimeFormat: once((...asked) => new Intl.DateTimeFormat(...asked)),
  getPluralRules: once((...asked) => new Intl.PluralRules(...asked)),
};

/** A message with values, of its text or of what a catalogue has read already. */
export const readMessage = (
  message: ConstructorParameters<typeof IntlMessageFormat>[0],
  locale: string,
): IntlMessageFormat => {
  IntlMessageFormat.resolveLocale = resolveLocale;
  return new IntlMessageFormat(message, locale, undefined, { formatters });
};
