import {
  Avatar,
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { useNavigate } from 'react-router-dom';
import { fullName } from '@contracts';
import { useUser } from '../../shared/state/hooks';
import { useSignOut } from '../session/use-sign-out';

export function UserMenu() {
  const user = useUser();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const name = fullName(user);
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" aria-label="User menu" icon={<Avatar name={name} size={28} aria-hidden />} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>
              {name} ({user.group.group})
            </MenuGroupHeader>
            <MenuDivider />
            <MenuItem icon={<PersonRegular />} onClick={() => void navigate('/profile')}>
              Profile
            </MenuItem>
            <MenuItem icon={<SignOutRegular />} onClick={() => void signOut()}>
              Logout
            </MenuItem>
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
