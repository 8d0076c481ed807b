import { isStaff } from '@contracts';
import { useUser } from '../../shared/state/hooks';
import { OfficeHome } from './office/office-home';
import { OwnHome } from './own/own-home';

/** `/`: what matters first to this person's group. */
export function HomePage() {
  const { group } = useUser().group;
  return isStaff(group) ? <OfficeHome group={group} /> : <OwnHome />;
}
