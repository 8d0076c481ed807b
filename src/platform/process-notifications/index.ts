export { type NotificationListener, ProcessNotifications } from './process-notifications';
