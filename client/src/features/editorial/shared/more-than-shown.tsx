import { Caption1 } from '@fluentui/react-components';
import { Link } from 'react-router-dom';

interface Props {
  shown: number;
  /** How many there are; undefined while that is not known. */
  total: number | undefined;
}

/** Says that a list is longer than what it shows; nothing when it is not. */
export function MoreThanShown({ shown, total }: Props) {
  if (total === undefined || total <= shown) return null;
  return (
    <Caption1 as="p" block>
      The newest {shown} of {total.toLocaleString('en-GB')} are shown. <Link to="/searchManuscripts">Search</Link> finds
      the others.
    </Caption1>
  );
}
