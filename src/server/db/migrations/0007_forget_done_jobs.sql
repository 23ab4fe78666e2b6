-- The queue has its own schema, which a new database gets later.
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE pgboss.job SET data = jsonb_build_object('name', data->>'name', 'isDone', true)
    WHERE state = 'completed' AND data->>'name' IN ('contact-message', 'contact-received', 'account-mail');
  END IF;
END $$;
