import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { DarkThemeRegular } from '@fluentui/react-icons/svg/dark-theme';
import { t } from '@contracts';
import { IconButton } from '../../shared/buttons/icon-button';
import { THEME_CHOICES, THEME_LABELS, useThemeChoice } from '../../shared/theme/theme-choice';

export function ThemeSwitch() {
  const { choice, chooseNamed } = useThemeChoice();
  return (
    <Menu
      checkedValues={{ theme: [choice] }}
      onCheckedValueChange={(_event, { checkedItems }) => chooseNamed(checkedItems[0])}
    >
      <MenuTrigger disableButtonEnhancement>
        <IconButton appearance="subtle" icon={<DarkThemeRegular />} label={t('Colour theme')} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {THEME_CHOICES.map((entry) => (
            <MenuItemRadio key={entry} name="theme" value={entry}>
              {THEME_LABELS[entry]}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
