import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speakBy } from '@contracts';
import { readLanguage } from './language-choice';
import { LanguageSwitch } from './language-switch';
import { Rich } from './rich';
import { startLanguage } from './start-language';

const KEY = 'quire-language';

afterEach(() => {
  localStorage.removeItem(KEY);
  speakBy(() => 'en');
  document.documentElement.lang = 'en-GB';
  document.documentElement.dir = 'ltr';
});

describe('The language of the page', () => {
  it('is that of the browser until a person chooses one', () => {
    expect(readLanguage()).toBe('en');
    localStorage.setItem(KEY, 'nl');
    expect(readLanguage()).toBe('nl');
    localStorage.setItem(KEY, 'xx');
    expect(readLanguage()).toBe('en');
  });

  it('is set in the document, with its direction', async () => {
    localStorage.setItem(KEY, 'nl');
    await startLanguage();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['nl-NL', 'ltr']);
    localStorage.setItem(KEY, 'pseudo');
    await startLanguage();
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('is marked among the languages, and another one is stored by a press', async () => {
    render(<LanguageSwitch />);
    expect(screen.getByRole('navigation', { name: 'Language' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(localStorage.getItem(KEY)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Nederlands' }));
    expect(localStorage.getItem(KEY)).toBe('nl');
  });
});

describe('A sentence with elements', () => {
  it('keeps the order of the elements, their words and the values', () => {
    render(
      <p>
        <Rich
          text="Ask <link>the {who}</link> by <date></date>, {count, plural, one {# day} other {# days}} left."
          tags={{ link: (words) => <a href="/x">{words}</a>, date: <time>3 May</time> }}
          values={{ who: 'office', count: 2 }}
        />
      </p>,
    );
    expect(screen.getByText('the office')).toHaveAttribute('href', '/x');
    expect(screen.getByText(/^Ask/)).toHaveTextContent('Ask the office by 3 May, 2 days left.');
  });
});
