import {
  Avatar,
  Button,
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
import { fullName } from '@contracts';
import { useUser } from '../../shared/state/hooks';
import { THEME_CHOICES, THEME_LABELS, useThemeChoice } from '../../shared/theme/theme-choice';
import { useSignOut } from '../session/use-sign-out';

/** The person's own menu: profile, theme, sign out. */
export function UserMenu() {
  const user = useUser();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { choice, chooseNamed } = useThemeChoice();
  const name = fullName(user);
  return (
    <Menu
      checkedValues={{ theme: [choice] }}
      onCheckedValueChange={(_event, { checkedItems }) => chooseNamed(checkedItems[0])}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" aria-label="User menu" icon={<Avatar name={name} size={28} aria-hidden />} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>
              {name} ({user.group.group})
            </MenuGroupHeader>
            <MenuItem icon={<PersonRegular />} onClick={() => void navigate('/profile')}>
              Profile
            </MenuItem>
          </MenuGroup>
          <MenuDivider />
          <ThemeChoices />
          <MenuDivider />
          <MenuItem icon={<SignOutRegular />} onClick={() => void signOut()}>
            Logout
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function ThemeChoices() {
  return (
    <MenuGroup>
      <MenuGroupHeader>Colour theme</MenuGroupHeader>
      {THEME_CHOICES.map((entry) => (
        <MenuItemRadio key={entry} name="theme" value={entry}>
          {THEME_LABELS[entry]}
        </MenuItemRadio>
      ))}
    </MenuGroup>
  );
}
