import { useEffect } from 'react';
import { spokenLanguage, type User } from '@contracts';
import { changeLanguage } from '../../shared/language/language-choice';
import { useUser } from '../../shared/state/hooks';

/**
 * Shows the page in the language of the account. Without a choice in the account, and under login-as, the page keeps the language of the
 * browser.
 */
export function useAccountLanguage(): void {
  const user = useUser();
  const newLanguage = wantedLanguage(user);
  useEffect(() => {
    if (newLanguage === null) return undefined;
    // Delayed, because a form that was just saved must first report to its guard that nothing is lost.
    const timer = setTimeout(() => changeLanguage(newLanguage), 0);
    return () => clearTimeout(timer);
  }, [newLanguage]);
}

/** The language to which the page must change; null if it stays the same. */
function wantedLanguage({ language, actor }: User) {
  const spoken = spokenLanguage();
  // Sessions of older versions have no language.
  const isChosen = (language as User['language'] | undefined) !== undefined && language !== null;
  return !isChosen || actor !== undefined || spoken === 'pseudo' || language === spoken ? null : language;
}
