import { useEffect } from 'react';
import { spokenLanguage, type User } from '@contracts';
import { changeLanguage } from '../../shared/language/language-choice';
import { useUser } from '../../shared/state/hooks';

/**
 * The page is in the language that the account has. A person without a choice keeps that of the browser, and so does who acts as
 * another person.
 */
export function useAccountLanguage(): void {
  const user = useUser();
  const wanted = wantedLanguage(user);
  useEffect(() => {
    if (wanted === null) return undefined;
    // A form that was just saved tells its guard first that nothing is lost.
    const timer = setTimeout(() => changeLanguage(wanted), 0);
    return () => clearTimeout(timer);
  }, [wanted]);
}

/** The language to which the page has to change; null for none. */
function wantedLanguage({ language, actor }: User) {
  const spoken = spokenLanguage();
  // Sessions of older versions have no language.
  const isChosen = (language as User['language'] | undefined) !== undefined && language !== null;
  return !isChosen || actor !== undefined || spoken === 'pseudo' || language === spoken ? null : language;
}
