export { ProcessNotifications } from './process-notifications';
