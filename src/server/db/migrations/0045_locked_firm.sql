-- The firm for which the holder of an address sells. Whoever joins or leaves one at this instant goes first: each statement in here sees what was written until it began.
CREATE FUNCTION "locked_firm_of"("address" text) RETURNS text LANGUAGE plpgsql AS $$
begin
  perform 1 from account where email = address and email_confirmed for share;
  return (select firm_member.firm_id from firm_member join account on account.id = firm_member.account_id
    where account.email = address and account.email_confirmed);
end $$;
