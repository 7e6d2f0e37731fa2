/** The calls about accounts, each name once. */

export { deleteUser, disableUser, enableUser } from './change-user-as-staff.ts';
export { closeAccount } from './close-account.ts';
export { confirmEmail } from './email-change.ts';
export { exportOwnData } from './export-own-data.ts';
export { listUserMails, sendNewUser, sendWelcome } from './mails-of-user.ts';
export { proveEmail } from './prove-email.ts';
export { countUsers, getUser, listUsers } from './read-users.ts';
export { makeRecoveryCodes, signInWithRecoveryCode } from './recovery-codes.ts';
export { addUser, registerUser } from './register-user.ts';
export { resetPassword, sendResetToken } from './reset-password.ts';
export { noteSecondFactor, removeSecondFactor } from './second-factor.ts';
export { getProfile, loginUser, logoutEverywhere, logoutUser } from './session.ts';
export { updateProfile } from './update-profile.ts';
export { updateUser } from './update-user.ts';
