// Where forms send their messages.

/** The origin of EmailJS's API: https://www.emailjs.com/docs/rest-api/send/ */
export const mailService = "https://api.emailjs.com";
