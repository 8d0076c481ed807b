import {
  Avatar,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { useNavigate } from 'react-router-dom';
import { fullName, GROUP_LABELS, isLanguage, LANGUAGE_NAMES, LANGUAGES, spokenLanguage, t } from '@contracts';
import { useKeepLanguageMutation } from '../../shared/api/session-api';
import { IconButton } from '../../shared/buttons/icon-button';
import { changeLanguage } from '../../shared/language/language-choice';
import { useUser } from '../../shared/state/hooks';
import { THEME_CHOICES, THEME_LABELS, useThemeChoice } from '../../shared/theme/theme-choice';
import { useSignOut } from '../session/use-sign-out';

/** The person's own menu: profile, theme, sign out. */
export function UserMenu() {
  const user = useUser();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { choice, chooseNamed } = useThemeChoice();
  const chooseLanguage = useLanguageChoice();
  const name = fullName(user);
  return (
    <Menu
      checkedValues={{ theme: [choice], language: [spokenLanguage()] }}
      onCheckedValueChange={(_event, { name: list, checkedItems }) =>
        list === 'language' ? void chooseLanguage(checkedItems[0]) : chooseNamed(checkedItems[0])
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <IconButton appearance="subtle" label={t('User menu')} icon={<Avatar name={name} size={28} aria-hidden />} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>
              {name} ({GROUP_LABELS[user.group.group]})
            </MenuGroupHeader>
            <MenuItem icon={<PersonRegular />} onClick={() => void navigate('/profile')}>
              {t('Profile')}
            </MenuItem>
          </MenuGroup>
          <MenuDivider />
          <ThemeChoices />
          <MenuDivider />
          <LanguageChoices />
          <MenuDivider />
          <MenuItem icon={<SignOutRegular />} onClick={() => void signOut()}>
            {t('Logout')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** Stores the choice in the account, so that it applies in every browser and to mails. Under login-as, it applies only in this browser. */
function useLanguageChoice(): (chosen: string | undefined) => Promise<void> {
  const { id, actor } = useUser();
  const [saveLanguage] = useKeepLanguageMutation();
  return async (chosen) => {
    if (!isLanguage(chosen) || chosen === spokenLanguage()) return;
    if (!actor && 'error' in (await saveLanguage({ id, language: chosen }))) return;
    changeLanguage(chosen);
  };
}

function LanguageChoices() {
  return (
    <MenuGroup>
      <MenuGroupHeader>{t('Language')}</MenuGroupHeader>
      {LANGUAGES.map((language) => (
        <MenuItemRadio key={language} name="language" value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </MenuItemRadio>
      ))}
    </MenuGroup>
  );
}

function ThemeChoices() {
  return (
    <MenuGroup>
      <MenuGroupHeader>{t('Colour theme')}</MenuGroupHeader>
      {THEME_CHOICES.map((entry) => (
        <MenuItemRadio key={entry} name="theme" value={entry}>
          {THEME_LABELS[entry]}
        </MenuItemRadio>
      ))}
    </MenuGroup>
  );
}
