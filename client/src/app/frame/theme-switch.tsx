import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { DarkThemeRegular } from '@fluentui/react-icons/svg/dark-theme';
import { THEME_CHOICES, type ThemeChoice, useThemeChoice } from '../../shared/theme/theme-choice';

const LABELS: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSwitch() {
  const { choice, choose } = useThemeChoice();
  return (
    <Menu
      checkedValues={{ theme: [choice] }}
      onCheckedValueChange={(_event, { checkedItems }) => {
        const next = THEME_CHOICES.find((entry) => entry === checkedItems[0]);
        if (next) choose(next);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<DarkThemeRegular />} aria-label="Colour theme" />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {THEME_CHOICES.map((entry) => (
            <MenuItemRadio key={entry} name="theme" value={entry}>
              {LABELS[entry]}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
